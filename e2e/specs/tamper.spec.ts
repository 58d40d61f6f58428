import type { Page } from 'playwright/test';
import { watchDocuments, watchRequests } from '../fixtures/network.ts';
import {
  chooseEquipment,
  chooseNotices,
  contentOf,
  equipment,
  expectPage,
  notices,
  openPage,
} from '../fixtures/pages.ts';
import { changeRegistry, readRemote, screenOf } from '../fixtures/registry.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the browser says about a file that is not the published one. */
const blocked = /Failed to find a valid digest in the 'integrity' attribute/;
const canary = 'tamperedCodeRan';

test.beforeEach(({ page }) => shortenPauses(page));

/** Files of the page 간편예약, by what they are. */
const parts: readonly (readonly [string, (page: Page) => Promise<string | undefined>])[] = [
  ['entry', async (page) => (await readRemote(page.request, equipment.remote)).entry],
  ['exposed module', async (page) => (await readRemote(page.request, equipment.remote)).scripts.at(-1)?.href],
  [
    'style sheet of the exposed module',
    async (page) => (await readRemote(page.request, equipment.remote)).css.at(-1)?.href,
  ],
  [
    'lazy chunk',
    async (page) => screenOf(await readRemote(page.request, equipment.remote), equipment.path).scripts.at(-1),
  ],
  [
    'lazy style sheet',
    async (page) => screenOf(await readRemote(page.request, equipment.remote), equipment.path).css.at(-1),
  ],
];

/** Serves the file as it is, and more. */
async function tamper(page: Page, url: string): Promise<void> {
  await page.route(`**${url}`, async (route) => {
    const response = await route.fetch();
    const more = url.endsWith('.css') ? 'body{outline-width:99px}' : `;globalThis.${canary}=true;`;
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: `${await response.text()}${more}` });
  });
}

async function expectUntouched(page: Page): Promise<void> {
  expect(await page.evaluate((name) => name in globalThis, canary)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('99px');
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText('이 영역을 불러오지 못했습니다.');
  await expectUntouched(page);
}

async function expectOthers(page: Page): Promise<void> {
  await chooseNotices(page);
  await expectPage(page, notices);
}

test.describe('a file that somebody has changed', () => {
  for (const [name, find] of parts) {
    test(`is not used when it is the ${name}, and costs one reload at most`, async ({ page, problems }) => {
      const url = (await find(page)) ?? '';
      expect(url).not.toBe('');
      await openPage(page, notices);
      const documents = watchDocuments(page);
      problems.expectError(blocked);
      await tamper(page, url);

      await chooseEquipment(page);

      const fallback = page.getByRole('main').getByRole('alert');
      // The document of a reload brings the style sheets of its page along, and then the page stands as published.
      const stands = url.endsWith('.css') ? fallback.or(contentOf(page, equipment.remote).first()) : fallback;
      await expect(stands.first()).toBeVisible();
      await expectUntouched(page);
      expect(documents.urls.length).toBeLessThanOrEqual(1);
      await expectOthers(page);
    });
  }
});

test.describe('a registry that somebody has changed', () => {
  test('brings in no entry without a hash', async ({ page }) => {
    await changeRegistry(page, ({ remotes }) => {
      const remote = remotes[equipment.remote];
      if (remote !== undefined) remote.integrity = '';
    });
    await openPage(page, notices);
    const { global } = await readRemote(page.request, equipment.remote);
    const documents = watchDocuments(page);

    await chooseEquipment(page);

    await expectRefused(page);
    expect(await page.evaluate((name) => name in globalThis, global)).toBe(false);
    expect(documents.urls.length).toBeLessThanOrEqual(1);
    await expectOthers(page);
  });

  test('brings in no entry of another origin', async ({ page }) => {
    await changeRegistry(page, ({ remotes }) => {
      const remote = remotes[equipment.remote];
      if (remote !== undefined) remote.entry = `https://evil.example${remote.entry}`;
    });
    await openPage(page, notices);
    const requests = watchRequests(page);
    const documents = watchDocuments(page);

    await chooseEquipment(page);

    await expectRefused(page);
    expect(requests.count(({ host }) => host === 'evil.example')).toBe(0);
    expect(documents.urls).toHaveLength(0);
    await expectOthers(page);
  });

  test('brings in no other bytes under a hash of its own', async ({ page, problems }) => {
    await changeRegistry(page, ({ remotes }) => {
      const remote = remotes[equipment.remote];
      if (remote !== undefined) remote.integrity = `sha384-${'A'.repeat(64)}`;
    });
    await openPage(page, notices);
    const documents = watchDocuments(page);
    problems.expectError(blocked);

    await chooseEquipment(page);

    await expectRefused(page);
    expect(documents.urls.length).toBeLessThanOrEqual(1);
    await expectOthers(page);
  });
});
