// Submits forms before their scripts have loaded, in Firefox: only in the long run, because most machines have only Chromium.
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, request } from 'node:http';
import puppeteer from 'puppeteer-core';
import { startServer } from '../scripts/testServer.mjs';

const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];
const password = 'Slow-line-41';
const waitMs = 30_000;
const say = (line) => process.stdout.write(`${line}\n`);

/** Starts a proxy of the site that delays the shell's script until it is released, and records every request. */
async function startSlowLine(target) {
  const { hostname, port } = new URL(target);
  const seen = [];
  const gate = Promise.withResolvers();
  const line = createServer(async (incoming, answer) => {
    seen.push({ method: incoming.method, url: incoming.url });
    if (/\/remotes\/shell\/[^/]+\/main[^/]*\.js/.test(incoming.url)) await gate.promise;
    const { method, headers } = incoming;
    const passed = request({ hostname, port, path: incoming.url, method, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise((done) => line.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${line.address().port}`, seen, release: gate.resolve, stop: () => line.close() };
}

const forms = [
  { path: '/login', fields: { id: 'nobody@mail.example', password }, api: '/api/v1/auth/login' },
  {
    path: '/login/findId01',
    fields: { name: '아무개', tel1: '010', tel2: '9999', tel3: '9999' },
    api: '/api/v1/auth/find-id',
  },
  { path: '/login/findPw01', fields: { name: '아무개', email: 'nobody@mail.example' }, api: '/api/v1/auth/find-pw' },
  { path: '/join', boxes: 'agreed', leadsTo: '/join/memberClass' },
];

/** Fills in and submits a form before the scripts have loaded. @returns the errors */
async function tryForm(browser, site, { path, fields = {}, boxes, api, leadsTo }, withoutMethod = false) {
  const line = await startSlowLine(site);
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    void page.goto(`${line.url}${path}`).catch(() => undefined);
    const form = await page.waitForSelector('main form', { timeout: waitMs });
    if (withoutMethod) await form.evaluate((element) => element.removeAttribute('method'));
    for (const [name, text] of Object.entries(fields)) await page.type(`main form [name="${name}"]`, text);
    if (boxes)
      await page.$$eval(`main form [name="${boxes}"]`, (all) => {
        for (const box of all) box.click();
      });
    await page.click('main form [type="submit"]');
    await new Promise((done) => setTimeout(done, 500));
    line.release();
    const isThere = async () =>
      api === undefined
        ? (await page.evaluate(() => location.pathname).catch(() => '')) === leadsTo
        : line.seen.some(({ method, url }) => method === 'POST' && url.startsWith(api));
    for (let waited = 0; waited < waitMs && !withoutMethod && !(await isThere()); waited += 200) {
      await new Promise((done) => setTimeout(done, 200));
    }
    const addresses = line.seen.map(({ url }) => decodeURIComponent(url));
    const sent = line.seen.filter(({ method, url }) => method === 'POST' && api !== undefined && url.startsWith(api));
    return [
      ...addresses.filter((url) => url.includes(password)).map((url) => `the address held the password: ${url}`),
      ...((await isThere()) ? [] : ['it was not sent after the scripts had come']),
      ...(sent.length > 1 ? [`it was sent ${sent.length} times`] : []),
    ];
  } finally {
    line.release();
    await context.close();
    line.stop();
  }
}

async function main() {
  const firefox = places.find((place) => place !== undefined && existsSync(place));
  if ((process.env.HAESOL_WITHOUT ?? '').split(',').includes('firefox')) {
    say('firefox: left out by HAESOL_WITHOUT');
    return 0;
  }
  if (firefox === undefined) {
    say('firefox is not on this machine. FIREFOX_PATH names one; HAESOL_WITHOUT=firefox leaves it out.');
    return 1;
  }
  const run = process.env.HAESOL_TEST_RUN ?? mkdtempSync('.data/test-run-');
  const server = await startServer(run, 'server-firefox', '.data/builds.json');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    // The forms have other fields in other languages.
    extraPrefsFirefox: { 'intl.accept_languages': 'ko' },
  });
  try {
    const faults = [];
    for (const form of forms) {
      const found = await tryForm(browser, server.url, form);
      faults.push(...found.map((fault) => `${form.path}: ${fault}`));
    }
    const control = await tryForm(browser, server.url, forms[0], true);
    const isControlRight = control.some((fault) => fault.startsWith('the address held'));
    for (const fault of faults) say(fault);
    say(
      `firefox: ${forms.length} forms sent early, ${faults.length} faults, control found ${Number(isControlRight)} of 1`,
    );
    return faults.length === 0 && isControlRight ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().then(
  (status) => process.exit(status),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
