// Server for tests: on a free port, with separate data, in demo mode.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** File in which `npm test -- build` lists its builds. */
export const builds = '.data/builds.json';
const startLimitMs = 600_000;

export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** @returns the folder of this run: that of `npm test`, or a new one */
export function openRun() {
  if (process.env.HAESOL_TEST_RUN) return process.env.HAESOL_TEST_RUN;
  mkdirSync('.data', { recursive: true });
  return mkdtempSync('.data/test-run-');
}

/**
 * Starts a server with an empty data directory, in demo mode and by default without rate limits. `environment` may be a function
 * of the port.
 * @returns its URL once it has printed `ready`, and a stop function
 */
export async function startServer(run, name, builds, environment = {}) {
  if (!existsSync(builds)) throw new Error(`${builds} is missing: npm test -- build`);
  const port = await freePort();
  const log = join(run, `${name}.log`);
  const env = {
    ...process.env,
    PORT: String(port),
    HAESOL_DATA_DIR: resolve(run, `${name}-data`),
    HAESOL_MODE: 'demo',
    RATE_LIMITS: 'off',
    // No load balancer waits for it.
    DRAIN_SECONDS: '0',
    // The machine also runs builds and browsers.
    RENDER_LIMIT_MS: '15000',
    ...(typeof environment === 'function' ? environment(port) : environment),
  };
  const child = spawn(process.execPath, ['server/src/main.ts', '--builds', builds], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An error of the program does not reach `stop`.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const file = createWriteStream(log);
  child.stderr.pipe(file, { end: false });
  const ended = new Promise((done) => child.once('close', done));
  let late;
  const url = await new Promise((ready, fail) => {
    let output = '';
    child.stdout.on('data', (text) => {
      file.write(text);
      output += text;
      const said = output.match(/^ready (\S+)$/m);
      if (said !== null) ready(said[1]);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was ready: ${log}`)));
    late = setTimeout(
      () => fail(new Error(`The server was not ready after ${startLimitMs / 1000} s: ${log}`)),
      startLimitMs,
    );
  }).catch((error) => {
    end();
    throw error;
  });
  clearTimeout(late);
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(forced);
    process.off('exit', end);
  };
  return { url, stop };
}
