import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

export interface BenchSite {
  readonly url: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Starts a server of its own, with sample data and without limits.
 *
 * @param checkout folder whose server is started
 * @throws when it ends before it is ready
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
      HAESOL_DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
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
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
