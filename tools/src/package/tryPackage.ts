import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../freePort.ts';
import { run } from '../programs.ts';

/** Starts the server of a package, asks for its home page and stops it. */
async function startOnce(folder: string, dataDir: string): Promise<{ ms: number; status: number }> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['server/src/start.ts', '--builds', 'builds.json'], {
    cwd: folder,
    // Nothing of the caller's environment but where programs are.
    env: {
      PATH: process.env.PATH,
      HAESOL_MODE: 'production',
      HAESOL_DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: 'https://portal.example',
      SECRET_KEY: 'only to try a package that is about to be shipped',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const isReady = (async () => {
      for await (const line of createInterface(server.stdout)) if (line.startsWith('ready ')) return true;
      return false;
    })();
    if (!(await isReady)) throw new Error('The package did not start.');
    const ms = performance.now() - startedAt;
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.text();
    return { ms, status: response.status };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/**
 * Starts the server of a package twice, in production mode with a new database and then with the same. The first start leaves
 * compiled modules in the package.
 * @returns milliseconds until it was ready, and the status of the home page
 */
export async function tryPackage(folder: string): Promise<{ firstMs: number; nextMs: number; status: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haesol-package-'));
  try {
    const first = await startOnce(folder, dataDir);
    const next = await startOnce(folder, dataDir);
    return { firstMs: first.ms, nextMs: next.ms, status: next.status };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns true if the server of a folder runs the code of releases in a closed sandbox on this machine. */
export function hasClosedSandbox(folder: string): boolean {
  const code = `const { findWorkerSandbox } = await import('./server/src/pages/rendering/workerSandbox.ts');
    console.log((await findWorkerSandbox()).isClosed);`;
  return run(folder, process.execPath, '--input-type=module', '--eval', code).trim() === 'true';
}
