// `npm test -- examples`: builds the remotes of `examples/` with their own bundlers, publishes them to a running site, and looks at
// them in Chromium; then mounts a remote of the site in the pages of another host.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { rootDir } from '../build/packages.ts';
import { freePort } from '../freePort.ts';
import { packPackages } from '../npm/packPackages.ts';
import { run } from '../programs.ts';
import { createTimedLines } from '../timedLines.ts';
import { lookAtHost } from './lookAtHost.ts';
import { lookAtRemotes } from './lookAtRemotes.ts';
import { examples } from './remotes.ts';

const { BASE_URL: site = '', CHROMIUM_PATH, HAESOL_TEST_RUN: testRun = '' } = process.env;
const { say } = createTimedLines();
const host = 'stock-host';
const dir = mkdtempSync(join(tmpdir(), 'haesol-examples-'));
let hostServer: ChildProcess | undefined;

/** Installs all examples at once, with the packed packages of the workspace. */
function install(): void {
  const isSource = (path: string) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path.slice(rootDir.length));
  cpSync(join(rootDir, 'examples'), dir, { recursive: true, filter: isSource });
  const packages = packPackages(join(dir, 'packages')).filter(({ name }) => name !== '@haesol/mf');
  const manifest = {
    private: true,
    workspaces: [...examples.map(({ folder }) => folder), host],
    dependencies: Object.fromEntries(packages.map(({ name, file }) => [name, `file:${file}`])),
  };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest));
  say('the packages are packed');
  run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
  say('the examples are installed');
}

/** Builds, packs and publishes a remote as its team does. The check of `publish` refuses one with a fault. */
function publish(id: string, folder: string): void {
  const cwd = join(dir, folder);
  run(cwd, 'npm', 'run', 'build');
  const mf = (...args: string[]) => run(cwd, process.execPath, join(rootDir, 'tools/src/mf/main.ts'), ...args);
  mf('pack', id, '--dir', 'dist');
  mf('publish', id, '--dir', 'dist');
  say(`${id} is built, checked and published`);
}

/** Builds the host and starts its server. @returns its address */
async function startHost(): Promise<string> {
  const cwd = join(dir, host);
  run(cwd, 'npm', 'run', 'build');
  say('the host is built');
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd,
    env: { ...process.env, SITE: site, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  hostServer = child;
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', () => reject(new Error('The server of the host has ended')));
  });
  return url;
}

function cleanUp(): void {
  hostServer?.kill('SIGTERM');
  rmSync(dir, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}
process.env.HAESOL_SERVER = site;
process.env.HAESOL_RELEASE_TOKEN ??= readFileSync(join(testRun, 'server-data', 'release-token'), 'utf8').trim();
try {
  install();
  for (const { id, folder } of examples) publish(id, folder);
  const hostUrl = await startHost();
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const pages = await lookAtRemotes(browser, site, say);
    const hosted = await lookAtHost(browser, hostUrl, say);
    process.stdout.write(
      `${examples.length} remotes of other builds: ${pages} pages; ${hosted} pages of another host\n`,
    );
  } finally {
    await browser.close();
  }
} finally {
  cleanUp();
}
