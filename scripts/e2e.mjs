// The browser tests: one server on a free port with data of its own, or the site that BASE_URL names.
// Arguments are Playwright's: names of specs, `--project=phone`, `--debug`. `--two` is a site of two processes.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { secrets } from '../e2e/fixtures/secretPatterns.ts';
import { findChromium } from './chromium.mjs';
import { startTwoProcesses } from './twoProcesses.mjs';

const builds = '.data/builds.json';
/** Development builds, for the tests of what only they say. */
const devBuilds = '.data/builds-dev.json';
const startLimitMs = 600_000;

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** @returns the folder of this run: that of `npm test`, or one of its own */
function openRun() {
  if (process.env.HAESOL_TEST_RUN) return process.env.HAESOL_TEST_RUN;
  mkdirSync('.data', { recursive: true });
  return mkdtempSync('.data/test-run-');
}

/**
 * Starts a server with an empty data directory, in demo mode and, unless it is told otherwise, without rate limits.
 * @returns its address once it has said `ready`, and how to stop it
 */
async function startServer(run, name, builds, environment = {}) {
  if (!existsSync(builds)) throw new Error(`${builds} is missing: npm test -- build`);
  const port = await freePort();
  const log = join(run, `${name}.log`);
  const env = {
    ...process.env,
    PORT: String(port),
    HAESOL_DATA_DIR: resolve(run, `${name}-data`),
    HAESOL_MODE: 'demo',
    RATE_LIMITS: 'off',
    // The machine builds and browses beside it.
    RENDER_LIMIT_MS: '15000',
    ...environment,
  };
  const child = spawn(process.execPath, ['server/src/main.ts', '--builds', builds], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    child.kill('SIGKILL');
    throw error;
  });
  clearTimeout(late);
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(forced);
  };
  return { url, stop };
}

async function runPlaywright(args, env) {
  const cli = resolve('e2e/node_modules/playwright/cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...args], {
    cwd: 'e2e',
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}

/** None of it may a log hold, nor queries that name somebody or prove something. */
const kept = [...secrets, /[?&](?:email|token|code|state)=/];

/** Reads what the servers of a run have logged while browsers were at work. @returns whether they hold no secret */
function checkLogs(run) {
  const files = ['server.log', 'server-two.log'].map((name) => join(run, name)).filter((file) => existsSync(file));
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const leaks = lines.filter((line) => kept.some((pattern) => pattern.test(line)));
  const planted = ['GET /a?email=b@c.example', 'Haesol!2026'].filter((line) =>
    kept.some((pattern) => pattern.test(line)),
  );
  console.log(
    `log of the server: ${lines.length} lines, ${leaks.length} with a secret; control found ${planted.length} of 2`,
  );
  for (const line of leaks.slice(0, 5)) console.log(`  ${line.slice(0, 300)}`);
  return leaks.length === 0 && planted.length === 2;
}

/** Specs that need the site of development builds; it has the limits of real life. */
const users = ['specs/limits.spec', 'specs/rendering.spec'];

/** @returns the site of development builds, unless no spec asked for needs it */
async function startDevSite(run, args) {
  const specs = args.filter((arg) => !arg.startsWith('-'));
  const isNeeded = specs.length === 0 || specs.some((spec) => users.some((user) => user.includes(spec)));
  if (!isNeeded || process.env.BASE_URL) return { url: process.env.DEV_BASE_URL ?? '', stop: async () => {} };
  const build = spawnSync(process.execPath, ['tools/src/build/main.ts', '--mode', 'development', '--out', devBuilds], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The development builds failed');
  return startServer(run, 'server-dev', devBuilds, { RATE_LIMITS: 'on' });
}

function startSite(run) {
  if (process.env.BASE_URL) return { url: process.env.BASE_URL, stop: async () => {} };
  if (!process.argv.includes('--two')) return startServer(run, 'server', builds);
  return startTwoProcesses(run, (name, environment) => startServer(run, name, builds, environment));
}

async function main() {
  const run = openRun();
  const { path, how } = findChromium();
  console.log(`chromium: ${how}`);
  const args = process.argv.slice(2).filter((arg) => arg !== '--two');
  const server = await startSite(run);
  console.log(`site: ${server.url}`);
  const devServer = await startDevSite(run, args);
  if (devServer.url !== '') console.log(`site of development builds: ${devServer.url}`);
  const tokenFile = resolve(run, 'server-data/release-token');
  const env = {
    // For tests that deploy; a site that BASE_URL names has its own.
    ...(!process.env.BASE_URL && { HAESOL_RELEASE_TOKEN: readFileSync(tokenFile, 'utf8').trim() }),
    BASE_URL: server.url,
    CHROMIUM_PATH: path,
    HAESOL_TEST_RUN: resolve(run),
    ...(devServer.url !== '' && { DEV_BASE_URL: devServer.url }),
  };
  const status = await runPlaywright(args, env);
  await Promise.all([server.stop(), devServer.stop()]);
  const isClean = process.env.BASE_URL !== undefined || checkLogs(run);
  return status === 0 && !isClean ? 1 : status;
}

main().then(
  (status) => process.exit(status),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
