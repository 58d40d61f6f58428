// Starts a test server, or uses the site at BASE_URL, and runs a program against it: `node scripts/onTestSite.mjs <file> …`.
import { resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { runProgram } from './runProgram.mjs';
import { builds, openRun, startServer } from './testServer.mjs';

async function main([program, ...args]) {
  const run = openRun();
  const { path, how } = findChromium();
  console.log(`chromium: ${how}`);
  const given = process.env.BASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startServer(run, 'server', builds);
  console.log(`site: ${server.url}`);
  const env = { ...process.env, BASE_URL: server.url, CHROMIUM_PATH: path, HAESOL_TEST_RUN: resolve(run) };
  const status = await runProgram([program, ...args], { env });
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
