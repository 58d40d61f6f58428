// `npm test -- team`: starts a test server that knows the service of a team, and works as that team does.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { runProgram } from './runProgram.mjs';
import { builds, freePort, openRun, startServer } from './testServer.mjs';

const run = openRun();
const port = await freePort();
const server = await startServer(run, 'own', builds, { REMOTE_SERVICES: `mf-lectures=http://localhost:${port}` });
const token = readFileSync(join(resolve(run, 'own-data'), 'release-token'), 'utf8').trim();
const env = {
  ...process.env,
  BASE_URL: server.url,
  CHROMIUM_PATH: findChromium().path,
  HAESOL_RELEASE_TOKEN: token,
  SERVICE_PORT: String(port),
};
const status = await runProgram(['tools/src/ownRepository/main.ts'], { env });
await server.stop();
process.exit(status);
