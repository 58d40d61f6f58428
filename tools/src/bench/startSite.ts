import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { freePort } from '../freePort.ts';

export interface BenchSite {
  readonly url: string;
  /** CPU time of the server in milliseconds, without the workers that render pages. Linux only. */
  readCpuMs(): number;
  stop(): Promise<void>;
}

// Without a handler a signal would end the process without `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Length of the kernel's clock ticks in `/proc`, in milliseconds. */
const tickMs = 10;

function readCpuMs(pid: number): number {
  // The second field is the name in parentheses, which may contain spaces; user and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/**
 * Starts a new server with sample data and without limits.
 *
 * @param checkout folder of the server
 * @throws if it ends before it is ready
 */
export async function startSite(
  builds: string,
  environment: Readonly<Record<string, string>>,
  checkout = rootDir,
): Promise<BenchSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haesol-bench-'));
  const child = spawn(process.execPath, ['server/src/main.ts', '--builds', builds], {
    cwd: checkout,
    env: {
      ...process.env,
      HAESOL_MODE: 'demo',
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'off',
      HAESOL_DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A crashing or ended program does not reach its `finally`, so its servers are ended here.
  const end = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += String(text);
      const said = /^ready (\S+)$/m.exec(output)?.[1];
      if (said !== undefined) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    readCpuMs: () => readCpuMs(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
