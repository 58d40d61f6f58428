// `npm test -- team`: works as a new team does, outside of the workspace: packages from a registry, a remote from nothing,
// its tests, its build, its own API, and its pages in a running site. Executes docs/own-repository.md.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../freePort.ts';
import { readBlocks } from '../pages/readBlocks.ts';
import { endGroup, startGroup } from '../programs.ts';
import { createTimedLines } from '../timedLines.ts';
import { startNpmRegistry } from './npmRegistry.ts';
import { createSteps } from './steps.ts';
import { tryDev } from './tryDev.ts';

const { BASE_URL: site = '', HAESOL_RELEASE_TOKEN: token = '', SERVICE_PORT: servicePort = '' } = process.env;
const limitMs = 300_000;
/** Time from an empty folder to the menu on two cores, with downloads. */
const aimSeconds = 180;
const { seconds, say } = createTimedLines();
const dir = mkdtempSync(join(tmpdir(), 'haesol-team-'));
const running = new Set<ChildProcess>();

/** Writes addresses of this run in the place of those of the page. */
const adapt = (written: string): string =>
  written.replaceAll('http://localhost:3000', site).replaceAll('listen(4000)', `listen(${servicePort})`);

function start(cwd: string, env: NodeJS.ProcessEnv, command: string): ChildProcess {
  const child = startGroup(command, [], { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** @throws with the output of a failed command */
async function runToEnd(cwd: string, env: NodeJS.ProcessEnv, command: string): Promise<string> {
  const child = start(cwd, env, command);
  const late = setTimeout(() => endGroup(child), limitMs);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, status] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    closed,
  ]);
  clearTimeout(late);
  if (status !== 0) throw new Error(`${command} ended with ${status}\n${out}${err}`);
  return out;
}

/** Starts the development server for another address of the site than that of `package.json`, and edits a file. */
async function edit(cwd: string, env: NodeJS.ProcessEnv, command: string): Promise<void> {
  const other = site.replace('//localhost:', '//127.0.0.1:');
  const port = await freePort();
  const tookMs = await tryDev(cwd, other, () => start(cwd, env, `${command.replace(site, other)} --port ${port}`));
  say(`an edit is seen after ${(tookMs / 1000).toFixed(1)} s, with the state kept`);
}

/** @returns seconds until the site had the remote in its menu */
async function execute(env: NodeJS.ProcessEnv): Promise<number> {
  const from = performance.now();
  const findStep = createSteps(site);
  let cwd = dir;
  let inMenu: number | undefined;
  for (const block of readBlocks('docs/own-repository.md')) {
    if ('file' in block) {
      mkdirSync(dirname(join(cwd, block.file)), { recursive: true });
      writeFileSync(join(cwd, block.file), adapt(block.text));
      continue;
    }
    for (const command of block.commands.map(adapt)) {
      if (command.startsWith('export ')) continue;
      const { before, after } = findStep(command);
      await before?.(cwd);
      if (command.startsWith('cd ')) cwd = join(cwd, command.slice(3));
      else if (command.startsWith('npm run dev ')) await edit(cwd, env, command);
      else if (command.endsWith(' &')) start(cwd, env, command.slice(0, -2));
      else {
        const output = await runToEnd(cwd, env, command);
        await after?.(cwd, output);
      }
      say(command);
      if (command === 'npx mf publish') inMenu ??= (performance.now() - from) / 1000;
    }
  }
  if (inMenu === undefined) throw new Error('The page does not publish the remote');
  return inMenu;
}

let stopRegistry = () => {};

/** Ends all programs of this run, and removes its folder. */
function cleanUp(): void {
  for (const child of running) endGroup(child);
  stopRegistry();
  rmSync(dir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}
try {
  const registry = await startNpmRegistry(dir, say);
  stopRegistry = () => void registry.stop();
  const env = { ...registry.env, HAESOL_RELEASE_TOKEN: token, NODE_OPTIONS: '' };
  const inMenu = Math.round(await execute(env));
  process.stdout.write(
    `a team's repository: from nothing to the menu in ${inMenu} s (aim: ${aimSeconds} s), all of the page in ${seconds()} s\n`,
  );
} finally {
  cleanUp();
}
