import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEndpointName } from '@haesol/contracts/common';
import { listGets, type ReleaseManifest, releaseManifest } from '@haesol/contracts/release';
import { describeShell } from '../build/contractFile.ts';
import { contractFileName, remoteContract } from '../build/contractSchemas.ts';
import { type Fault, toFaults } from './fault.ts';

const program = fileURLToPath(new URL('./mounting/program.ts', import.meta.url));
const limitMs = 120_000;

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
      const name = findEndpointName(endpoints, call);
      if (name === undefined) return [`a screen calls ${call}, which the API does not have`];
      return call.startsWith('GET ') && !named.has(name) ? [`a screen reads ${name}, which reads does not name`] : [];
    }),
  );
}

/**
 * Mounts every screen and slot of a build, unmounts it, and reports what it leaves in the page. Runs in a separate process,
 * whose globals become those of the page.
 * @param dir folder of the release
 * @param site URL of a running site whose responses the screens show; without it all requests fail
 */
export async function checkMounted(dir: string, site?: string): Promise<MountedCheck> {
  const child = spawn(process.execPath, [program, dir, site ?? ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status === 0) {
    const { screens, faults, uses, calls } = JSON.parse(out.slice(out.lastIndexOf('\n{"screens"') + 1)) as Mounted;
    const manifest = releaseManifest.parse(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')));
    return { screens, faults: [...faults, ...checkUses(dir, uses), ...checkCalls(manifest, calls)] };
  }
  const reason = /^\w*Error: .*$/m.exec(err)?.[0] ?? err.trim().split('\n').at(-1) ?? '';
  return {
    screens: 0,
    faults: toFaults('mount', [`nothing could be mounted: ${reason || `it ended with ${status}`}`]),
  };
}
