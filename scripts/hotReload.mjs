// `npm run dev` with all remotes: edits a screen file of each, and the page must show it without a reload, with typed text
// preserved. Then one remote with the others of a deployed site. Restores the files.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium.mjs';
import { cases } from './hotReloadCases.mjs';

const { chromium } = createRequire(resolve('e2e/package.json'))('playwright-core');

const port = Number(process.env.PORT ?? 3990);
const startLimitMs = 600_000;
const editLimitMs = 60_000;

/** Starts a program that serves a site with separate data. @returns its URL once it is ready, and a stop function */
async function startSite(args, port) {
  mkdirSync('.data', { recursive: true });
  const dataDir = mkdtempSync(resolve('.data/hot-reload-'));
  const env = { ...process.env, PORT: String(port), HAESOL_DATA_DIR: dataDir };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  let late;
  const url = await new Promise((ready, fail) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const said = output.match(/^ready (\S+)$/m);
      if (said !== null) ready(said[1]);
    });
    child.once('exit', (code) => fail(new Error(`The site ended with ${code} before it was ready`)));
    late = setTimeout(() => fail(new Error('The site was not ready in time')), startLimitMs);
  }).finally(() => clearTimeout(late));
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(forced);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** @returns milliseconds until the edit was visible */
async function check(page, url, { id, path, file, root, state }) {
  const place = join(id, 'src/features', file);
  const source = readFileSync(place, 'utf8');
  if (!source.includes(root)) throw new Error(`${place} has no ${root}`);
  await page.goto(`${url}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: editLimitMs });
  await state.act(page);
  const before = await state.read(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const startedAt = performance.now();
  try {
    writeFileSync(place, source.replace(root, `${root} data-edited=""`));
    await page.locator('[data-edited]').waitFor({ state: 'attached', timeout: editLimitMs });
  } finally {
    writeFileSync(place, source);
  }
  const tookMs = performance.now() - startedAt;
  await page.locator('[data-edited]').waitFor({ state: 'detached', timeout: editLimitMs });
  if (!(await page.evaluate(() => window.isSamePage === true))) throw new Error(`${id}: the page was loaded anew`);
  const after = await state.read(page);
  if (after !== before) throw new Error(`${id}: ${before} became ${after}`);
  return tookMs;
}

/**
 * Checks a file that does not compile: its error with the file's name covers the page, and disappears with it; the page does
 * not change.
 */
async function checkBroken(page, { id, file, root, state }) {
  const place = join(id, 'src/features', file);
  const source = readFileSync(place, 'utf8');
  const before = await state.read(page);
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  try {
    writeFileSync(place, source.replace(root, `${root} data-edited="`));
    const text = overlay.contentFrame().getByText(file.split('/').at(-1)).first();
    await text.waitFor({ timeout: editLimitMs });
  } finally {
    writeFileSync(place, source);
  }
  await overlay.waitFor({ state: 'detached', timeout: editLimitMs });
  if (!(await page.evaluate(() => window.isSamePage === true))) throw new Error(`${id}: the page was loaded anew`);
  const after = await state.read(page);
  if (after !== before) throw new Error(`${id}: ${before} became ${after}`);
}

async function checkAll(page) {
  const site = await startSite(['tools/src/dev/main.ts'], port);
  try {
    for (const one of cases) {
      const tookMs = await check(page, site.url, one);
      console.log(`${one.id}: seen after ${(tookMs / 1000).toFixed(1)} s, nothing lost`);
    }
  } finally {
    await site.stop();
  }
}

const readBuilds = async (url) => {
  const { remotes } = await (await fetch(`${url}/registry.json`)).json();
  return Object.fromEntries(Object.entries(remotes).map(([id, { buildId }]) => [id, buildId]));
};

/** Checks one remote in development beside the builds of a deployed site. */
async function checkBesideSite(page) {
  const [own, other] = [cases.find(({ id }) => id === 'mf-reservation'), cases.find(({ id }) => id === 'mf-infoplaza')];
  const deployed = await startSite(['server/src/main.ts', '--builds', '.data/builds.json'], port + 1);
  try {
    const site = await startSite(['tools/src/dev/main.ts', own.id, '--site', deployed.url], port);
    try {
      const [there, here] = [await readBuilds(deployed.url), await readBuilds(site.url)];
      const different = Object.keys(there).filter((id) => here[id] !== there[id]);
      if (different.join() !== own.id)
        throw new Error(`builds that are not those of the site: ${different.join(', ')}`);
      await page.goto(`${site.url}${other.path}`);
      await page
        .locator(`[data-remote="${other.id}"] [data-remote-root] > *`)
        .first()
        .waitFor({ timeout: editLimitMs });
      const tookMs = await check(page, site.url, own);
      console.log(`${own.id} beside a deployed site: seen after ${(tookMs / 1000).toFixed(1)} s, nothing lost`);
      await checkBroken(page, own);
      console.log(`${own.id}: a file that does not compile is named over the page, which stays`);
    } finally {
      await site.stop();
    }
  } finally {
    await deployed.stop();
  }
}

async function main() {
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    const isWhole = !process.argv.includes('--site');
    if (isWhole) await checkAll(page);
    await checkBesideSite(page);
    console.log(`${isWhole ? cases.length : 1} remotes reload hot`);
  } finally {
    await browser.close();
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
