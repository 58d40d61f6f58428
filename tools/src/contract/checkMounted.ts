import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Fault, toFaults } from './fault.ts';

const program = fileURLToPath(new URL('./mounting/program.ts', import.meta.url));
const limitMs = 120_000;

export interface MountedCheck {
  /** How many screens and slots stood in the page. */
  readonly screens: number;
  readonly faults: readonly Fault[];
}

/**
 * Mounts every screen and slot of a build, takes it down again, and says what it leaves in the page. In a process of its
 * own, whose globals become those of the page.
 * @param dir folder of the release
 * @param site address of a running site whose answers the screens show; without it they show that they have none
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
  if (status === 0) return JSON.parse(out.slice(out.lastIndexOf('\n{"screens"') + 1)) as MountedCheck;
  const reason = /^\w*Error: .*$/m.exec(err)?.[0] ?? err.trim().split('\n').at(-1) ?? '';
  return {
    screens: 0,
    faults: toFaults('mount', [`nothing could be mounted: ${reason || `it ended with ${status}`}`]),
  };
}
