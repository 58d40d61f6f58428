import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEndpointName } from '@haesol/contracts/common';
import { isOwnCall, listGets, type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { describeShell } from '../build/contractFile.ts';
import { contractFileName, remoteContract } from '../build/contractSchemas.ts';
import { type Fault, toFaults } from './fault.ts';

const mountingProgram = fileURLToPath(new URL('./mounting/program.ts', import.meta.url));
const renderingProgram = fileURLToPath(new URL('./mounting/renderProgram.ts', import.meta.url));

export interface MountedCheck {
  /** Number of mounted screens and slots. */
  readonly screens: number;
  readonly faults: readonly Fault[];
}

interface Mounted extends MountedCheck {
  /** Members of ShellApi used by the screens. */
  readonly uses: readonly string[];
  /** `GET /api/v1/posts/list` */
  readonly calls: readonly string[];
}

/** Checks uses found by running the screens, because the search in the sources misses computed names. */
function checkUses(dir: string, uses: readonly string[]): Fault[] {
  // Its absence is a fault of `types` already.
  if (!existsSync(join(dir, contractFileName))) return [];
  const named = remoteContract.parse(JSON.parse(readFileSync(join(dir, contractFileName), 'utf8'))).shellApi.uses;
  const hidden = uses.filter((name) => name !== 'version' && !named.includes(name));
  return toFaults(
    'types',
    hidden.map((name) => `a screen uses ${name} of the shell, which ${contractFileName} does not name`),
  );
}

function checkCalls({ remoteJson }: ReleaseManifest, calls: readonly string[]): Fault[] {
  if (remoteJson === null) return [];
  const { endpoints } = describeShell();
  const gets = [...remoteJson.routes, ...remoteJson.offers].flatMap(listGets);
  const named = new Set([
    ...remoteJson.reads,
    ...gets.map(({ template }) => findEndpointName(endpoints, `GET ${template}`)),
  ]);
  return toFaults(
    'reads',
    calls.flatMap((call) => {
      // The team's own service is not part of the API.
      if (isOwnCall(remoteJson.id, call.slice(call.indexOf(' ') + 1))) return [];
      const name = findEndpointName(endpoints, call);
      if (name === undefined) return [`a screen calls ${call}, which the API does not have`];
      return call.startsWith('GET ') && !named.has(name) ? [`a screen reads ${name}, which reads does not name`] : [];
    }),
  );
}

/** Limit without a step, for a program that waits: one that works ends itself earlier (`createTell`). */
const limitMs = 120_000;

interface ProgramEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** Step that did not end; undefined for a program that has ended by itself. */
  readonly hanging: string | undefined;
}

/** Runs a program that tells its steps in lines `{"running": "/lectures"}`. */
async function runProgram(program: string, args: readonly string[]): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let out = '';
  let err = '';
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
    timer.refresh();
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const [status, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (...end) => resolve(end));
  });
  clearTimeout(timer);
  const [last = '{"running":"the page"}'] = out.match(/^\{"running":.*$/gm)?.slice(-1) ?? [];
  const hanging = signal === 'SIGKILL' ? (JSON.parse(last) as { running: string }).running : undefined;
  return { status, out, err, hanging };
}

/** Returns the last line of a program, which is its result. */
const readResult = (out: string): unknown => JSON.parse(out.slice(out.lastIndexOf('\n') + 1));

function explainEnd({ status, err, hanging }: ProgramEnd): string {
  if (hanging !== undefined) return `${hanging}: does not come to an end within 10 s`;
  const reason = /^\w*Error: .*$/m.exec(err)?.[0] ?? err.trim().split('\n').at(-1) ?? '';
  return `nothing could be shown: ${reason || `it ended with ${status}`}`;
}

/**
 * Mounts every screen and slot of a build, unmounts it, and reports what it leaves in the page; then renders each as the server
 * does. Both run in separate processes: the globals of the first become those of the page.
 * @param dir folder of the release
 * @param site URL of a running site whose responses the screens show; without it all requests fail
 */
export async function checkMounted(dir: string, site?: string): Promise<MountedCheck> {
  const file = join(dir, 'release.json');
  const manifest = existsSync(file) ? releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const rendered = (manifest?.ssr ?? null) === null ? [] : await checkRendered(dir, site);
  const end = await runProgram(mountingProgram, [dir, site ?? '']);
  if (end.status === 0 && manifest !== undefined) {
    const { screens, faults, uses, calls } = readResult(end.out) as Mounted;
    return { screens, faults: [...faults, ...checkUses(dir, uses), ...checkCalls(manifest, calls), ...rendered] };
  }
  return { screens: 0, faults: [...toFaults('mount', [explainEnd(end)]), ...rendered] };
}

/** Renders every page and slot as the server does. */
async function checkRendered(dir: string, site: string | undefined): Promise<readonly Fault[]> {
  const end = await runProgram(renderingProgram, [dir, site ?? '']);
  return end.status === 0 ? toFaults('render', readResult(end.out) as string[]) : toFaults('render', [explainEnd(end)]);
}
