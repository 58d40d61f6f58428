// Browser tests: one server on a free port with separate data, or the site of BASE_URL. Arguments are Playwright's: names of
// specs, `--project=phone`, `--debug`. `--two` is a site with two processes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { secrets } from '../e2e/fixtures/secretPatterns.ts';
import { findChromium } from './chromium.mjs';
import { longSpecs } from './longRun.mjs';
import { runProgram } from './runProgram.mjs';
import { builds, openRun, startServer } from './testServer.mjs';
import { startTwoProcesses } from './twoProcesses.mjs';

/** Development builds, for tests of development messages. */
const devBuilds = '.data/builds-dev.json';

function runPlaywright(args, env) {
  const cli = resolve('e2e/node_modules/playwright/cli.js');
  return runProgram([cli, 'test', ...args], { cwd: 'e2e', env: { ...process.env, ...env } });
}

/** Forbidden patterns in log lines: secrets, and query parameters with personal data or proofs. */
const kept = [...secrets, /[?&](?:email|token|code|state)=/];

/** Checks the logs of a run's servers. @returns true if they contain no secret */
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

const isLong = process.env.HAESOL_TEST_SIZE === 'long';

/** @returns specs only in the long run; empty if specs are chosen */
function chooseResting(args) {
  const isChosen = args.some((arg) => !arg.startsWith('-') || arg.startsWith('--only-changed'));
  return isLong || isChosen ? [] : longSpecs;
}

/** Needs the site of development builds, with production limits. */
const ofDevelopment = 'specs/developmentBuild.spec.ts';

/** Needs a site with another brand and second factors, whose files come from another origin: the same server by its address. */
const ofBrand = 'specs/anotherUniversity.spec.ts';

/** @returns true if a spec of this run needs a site of its own */
function isNeeded(own, args, resting) {
  const specs = args.filter((arg) => !arg.startsWith('-'));
  return specs.length === 0 ? !resting.includes(own) : specs.some((spec) => own.includes(spec));
}

async function startBrandSite(run, args, resting) {
  if (!isNeeded(ofBrand, args, resting) || process.env.BASE_URL) {
    return { url: process.env.BRAND_BASE_URL ?? '', stop: async () => {} };
  }
  return startServer(run, 'server-brand', builds, (port) => ({
    HAESOL_BRAND: 'deploy/brand.example.json',
    ASSET_ORIGIN: `http://127.0.0.1:${port}`,
    STAFF_SECOND_FACTOR: 'on',
  }));
}

/** @returns the site of development builds, unless no spec of this run needs it */
async function startDevSite(run, args, resting) {
  if (!isNeeded(ofDevelopment, args, resting) || process.env.BASE_URL)
    return { url: process.env.DEV_BASE_URL ?? '', stop: async () => {} };
  const build = spawnSync(process.execPath, ['tools/src/build/main.ts', '--mode', 'development', '--out', devBuilds], {
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The development builds failed');
  return startServer(run, 'server-dev', devBuilds, { RATE_LIMITS: 'on' });
}

/** All tests report from one address: tests of errors would use up its limit of new kinds of errors. */
const ofOneAddress = { RATE_TRUSTED_CIDRS: '127.0.0.0/8,::1/128' };

function startSite(run) {
  if (process.env.BASE_URL) return { url: process.env.BASE_URL, stop: async () => {} };
  if (!process.argv.includes('--two')) return startServer(run, 'server', builds, ofOneAddress);
  return startTwoProcesses(run, (name, environment) =>
    startServer(run, name, builds, { ...ofOneAddress, ...environment }),
  );
}

async function main() {
  const run = openRun();
  const { path, how } = findChromium();
  console.log(`chromium: ${how}`);
  const args = process.argv.slice(2).filter((arg) => arg !== '--two');
  const server = await startSite(run);
  console.log(`site: ${server.url}`);
  const resting = chooseResting(args);
  if (resting.length > 0) console.log(`left to the long run: ${resting.join(', ')}`);
  const devServer = await startDevSite(run, args, resting);
  if (devServer.url !== '') console.log(`site of development builds: ${devServer.url}`);
  const readToken = (name) => readFileSync(resolve(run, 'server-data', name), 'utf8').trim();
  const brandServer = await startBrandSite(run, args, resting);
  if (brandServer.url !== '') console.log(`site of another university: ${brandServer.url}`);
  const env = {
    // For tests that deploy; the site of BASE_URL has its own.
    ...(!process.env.BASE_URL && {
      HAESOL_RELEASE_TOKEN: readToken('release-token'),
      HAESOL_QA_TOKEN: readToken('qa-token'),
    }),
    BASE_URL: server.url,
    CHROMIUM_PATH: path,
    // Without a locale Chromium saves no file under a Korean name.
    LANG: process.env.LANG ?? 'C.UTF-8',
    HAESOL_TEST_RUN: resolve(run),
    HAESOL_RESTING_SPECS: resting.join(','),
    ...(devServer.url !== '' && { DEV_BASE_URL: devServer.url }),
    ...(brandServer.url !== '' && { BRAND_BASE_URL: brandServer.url }),
  };
  const status = await runPlaywright(args, env);
  await Promise.all([server.stop(), devServer.stop(), brandServer.stop()]);
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
