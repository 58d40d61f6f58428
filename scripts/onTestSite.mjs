// Starts a test server, or uses the site at BASE_URL, and runs a program against it: `node scripts/onTestSite.mjs <file> …`.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { builds, openRun, startServer } from './testServer.mjs';

async function main([program, ...args]) {
  const run = openRun();
  const { path, how } = findChromium();
  console.log(`chromium: ${how}`);
  const given = process.env.BASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startServer(run, 'server', builds);
  console.log(`site: ${server.url}`);
  const env = { ...process.env, BASE_URL: server.url, CHROMIUM_PATH: path, HAESOL_TEST_RUN: resolve(run) };
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const status = await new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  await server.stop();
  return status;
}

main(process.argv.slice(2)).then(
  (status) => process.exit(status),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
