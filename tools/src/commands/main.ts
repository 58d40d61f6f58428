// `npm test -- commands`: runs the commands in the README's table in a copy of the sources, with small sizes. Each must
// succeed, leave no process running, and change no tracked file except its outputs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { copySources } from '../copySources.ts';
import { freePort } from '../freePort.ts';
import { endGroup, run, toSpawn } from '../programs.ts';
import { type Case, cases, listCommands } from './cases.ts';

const limitMs = 15 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Lists processes with a working directory in a folder, by `/proc`: none on other systems than Linux. */
function listProcesses(folder: string): number[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && pid !== process.pid && readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return false;
      }
    });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs npm; requests the home page of a server and ends it. @returns the faults */
async function runNpm(folder: string, { npm, isServer = false }: Case): Promise<string[]> {
  const env = { ...process.env, PORT: String(await freePort()), HAESOL_TEST_SIZE: '', HAESOL_TEST_RUN: undefined };
  const { command, args, shell } = toSpawn('npm', npm);
  const child = spawn(command, args, { cwd: folder, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  // npm alone gets the signal, and has to forward it; the shell of Windows does not.
  const end = () => void (shell ? endGroup(child) : child.kill('SIGTERM'));
  const faults: string[] = [];
  let output = '';
  const take = (text: Buffer) => {
    output += String(text);
    const url = /^ready (\S+)$/m.exec(output)?.[1];
    if (!isServer || url === undefined || child.exitCode !== null) return;
    child.stdout.off('data', take);
    void fetch(url).then(({ status }) => {
      if (status !== 200) faults.push(`its home page was answered with ${status}`);
      end();
    });
  };
  child.stdout.on('data', take);
  child.stderr.on('data', (text) => {
    output += String(text);
  });
  const late = setTimeout(() => {
    faults.push(`had not ended after ${limitMs / 60_000} minutes`);
    end();
  }, limitMs);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(late);
  const isEnded = isServer ? /^ready /m.test(output) : status === 0;
  if (!isEnded) faults.push(`ended with ${status}:\n${output.split('\n').slice(-25).join('\n')}`);
  return faults;
}

/** Waits for processes to end, and kills the rest. @returns number of killed ones */
async function endLeft(folder: string): Promise<number> {
  for (let tries = 0; tries < 20 && listProcesses(folder).length > 0; tries += 1) await wait(500);
  const left = listProcesses(folder);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  return left.length;
}

const buildsProgram = `
  import { listTargets } from './tools/src/build/packages.ts';
  import { hashSources } from './tools/src/build/sourceHash.ts';
  for (const { id, packageDir } of listTargets()) console.log(id, hashSources(packageDir, 'production'));`;
/** Lists packages with the names of their builds. */
const listBuilds = (dir: string) =>
  run(dir, process.execPath, '--input-type=module', '--eval', buildsProgram).trim().split('\n');

async function tryCase(folder: string, one: Case): Promise<string[]> {
  const faults = await runNpm(folder, one);
  if (one.keepsBuilds === true) {
    const after = new Set(listBuilds(folder));
    faults.push(...listBuilds(rootDir).flatMap((build) => (after.has(build) ? [] : [`${build} is built again`])));
  }
  const left = await endLeft(folder);
  if (left > 0) faults.push(`left ${left} processes behind`);
  const changed = run(folder, 'git', 'status', '--porcelain', '-uall')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((path) => path !== '' && !(one.writes ?? []).some((start) => path.startsWith(start)));
  if (changed.length > 0) faults.push(`changed ${changed.join(', ')}`);
  run(folder, 'git', 'reset', '--quiet', '--hard');
  run(folder, 'git', 'clean', '--quiet', '-fd');
  return faults;
}

const word = process.argv[2] ?? '';
const commands = listCommands().filter((command) => command.includes(word));
const folder = copySources();
try {
  run(folder, 'git', 'add', '-A');
  run(
    folder,
    'git',
    '-c',
    'user.name=commands',
    '-c',
    'user.email=commands@haesol.example',
    'commit',
    '-qm',
    'sources',
  );
  // Builds of the same sources are taken from this workspace.
  mkdirSync(join(rootDir, '.data/build-cache'), { recursive: true });
  mkdirSync(join(folder, '.data'));
  symlinkSync(join(rootDir, '.data/build-cache'), join(folder, '.data/build-cache'), 'junction');
  for (const command of commands) {
    const one = cases[command];
    if (one === undefined) continue;
    const startedAt = performance.now();
    const faults = await tryCase(folder, one);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`${command}: ${faults.length === 0 ? 'ends well' : faults.join('; ')}, ${seconds} s`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await endLeft(folder);
  rmSync(folder, { recursive: true, force: true });
}
say(`${commands.length} commands of the README ran`);
