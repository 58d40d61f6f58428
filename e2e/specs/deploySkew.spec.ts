import { chromium } from 'playwright';
import type { Page } from 'playwright/test';
import { again, deadWords, expectDeadPlace, screenScript } from '../fixtures/deadPlace.ts';
import { breakResponse, faults, lookAgain, watchDocuments, watchRequests } from '../fixtures/network.ts';
import { chooseEquipment, chooseNotices, equipment, expectPage, notices, openPage } from '../fixtures/pages.ts';
import { printResult } from '../fixtures/printResult.ts';
import { addProbe, goByProbe, probePaths } from '../fixtures/probeRemote.ts';
import { changeRegistry } from '../fixtures/registry.ts';
import { shortenPauses } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

// Scenarios by number; 1 and 10 are in delivery.spec.ts, 2, 3 and 5 in deadRemote.spec.ts, 12 in edge.spec.ts.
const isLong = process.env.HAESOL_TEST_SIZE === 'long';
const tabs = isLong ? 10 : 4;

test.beforeEach(({ page }) => shortenPauses(page));

/** Advances the page's own clock and the server's, which the page follows. */
async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.setSystemTime(Date.now() + ms);
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date(Date.now() + ms).toUTCString() },
    });
  });
}

test('4: a minute later another build may cause one more reload, the same build none', async ({ page, problems }) => {
  const chunks = [await screenScript(page, notices), await screenScript(page, equipment)] as const;
  for (const chunk of chunks) {
    problems.expectFailure(chunk);
    await breakResponse(page, chunk, faults.gone);
  }
  const documents = watchDocuments(page);
  await page.goto(notices.path);
  await expectDeadPlace(page);
  expect(documents.urls).toHaveLength(2);

  await test.step('59 s later another remote fails: no reload', async () => {
    await chooseEquipment(page);
    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(2);
  });
  await test.step('61 s later the same build fails again: no reload', async () => {
    await passTime(page, 61_000);
    await chooseNotices(page);
    await expectDeadPlace(page);
    await page.getByRole('button', { name: again }).click();
    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(2);
  });
  await test.step('and another build fails: one reload', async () => {
    await chooseEquipment(page);
    await expect.poll(() => documents.urls.length).toBe(3);
    await expectDeadPlace(page);
    expect(documents.urls).toHaveLength(3);
  });
});

test(`6: each of ${tabs} tabs has its own reload budget, and they do not overload the server`, async ({
  context,
  page,
  problems,
}) => {
  const chunk = await screenScript(page, notices);
  problems.expectFailure(chunk);
  let requests = 0;
  await context.route(`**${chunk}`, (route) => {
    requests += 1;
    return route.fulfill(faults.gone);
  });
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  const loads = pages.map((tab) => watchDocuments(tab));
  await Promise.all(pages.map((tab) => tab.goto(notices.path)));
  for (const tab of pages) await expectDeadPlace(tab);

  // A preload, three tries and one probe, twice.
  printResult(`${tabs} tabs without their chunk: ${requests} requests for it`);
  expect(loads.map(({ urls }) => urls.length)).toEqual(pages.map(() => 2));
  expect(requests).toBeLessThanOrEqual(tabs * 2 * 5);
});

test('7: a remote built for an older shell runs', async ({ page }) => {
  await changeRegistry(page, ({ remotes }) => {
    const remote = remotes[notices.remote];
    if (remote) remote.remoteJson.requires = { shellApi: 0 };
  });

  await openPage(page, notices);
});

test('8: an open tab does not take a release that needs a newer shell', async ({ page }) => {
  let isDeployed = false;
  await changeRegistry(page, ({ remotes }) => {
    const remote = remotes[equipment.remote];
    if (!isDeployed || remote === undefined) return;
    remote.remoteJson.requires = { shellApi: 99 };
    remote.buildId = 'ffffffffffffffff';
    remote.global = 'mf_reservation_ffffffffffffffff';
    remote.entry = remote.entry.replace(/\/[0-9a-f]{16}\//, '/ffffffffffffffff/');
  });
  await openPage(page, notices);
  const requests = watchRequests(page);
  isDeployed = true;
  await lookAgain(page);

  await chooseEquipment(page);

  await expectPage(page, equipment);
  expect(requests.count(({ pathname }) => pathname.includes('ffffffffffffffff'))).toBe(0);
});

test('9: an answer that lost a field is only an error of its screen', async ({ page }) => {
  await openPage(page, equipment);
  await page.route('**/api/v1/posts/list*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const post of body.data.list) post.title = undefined;
    await route.fulfill({ response: answer, json: body });
  });
  const documents = watchDocuments(page);

  await chooseNotices(page);

  await expect(page.getByRole('main').getByRole('button', { name: again }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/api/v1/posts/list*');
  await page.getByRole('main').getByRole('button', { name: again }).first().click();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  expect(documents.urls).toEqual([]);
});

test('13: a chunk that loads shortly after its entry causes no reload', async ({ page, problems }) => {
  const chunk = await screenScript(page, equipment);
  problems.expectFailure(chunk);
  await openPage(page, notices);
  const documents = watchDocuments(page);
  let asked = 0;
  await page.route(`**${chunk}`, (route) => {
    asked += 1;
    return asked > 2 ? route.fallback() : route.fulfill(faults.gone);
  });

  await chooseEquipment(page);

  await expectPage(page, equipment);
  expect(asked).toBeGreaterThan(2);
  expect(documents.urls).toEqual([]);
});

test('14: unsaved input prevents a reload', async ({ page, problems }) => {
  const chunk = await screenScript(page, equipment);
  problems.expectFailure(chunk);
  await addProbe(page);
  await breakResponse(page, chunk, faults.gone);
  await page.goto(probePaths[0]);
  const documents = watchDocuments(page);
  await page.getByRole('button', { name: '적기' }).click();

  await goByProbe(page, equipment.path);

  await expectDeadPlace(page);
  expect(documents.urls).toEqual([]);
});

test('16: a page restored from the back-forward cache remembers its reload', async ({
  baseURL,
  problems: _problems,
}) => {
  // Playwright's own browser has no back/forward cache.
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), locale: 'ko-KR' });
  await shortenPauses(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
  });
  const documents = watchDocuments(page);
  const chunk = await screenScript(page, notices);
  await page.route(`**${chunk}`, (route) =>
    documents.urls.length > 1 ? route.fallback() : route.fulfill(faults.gone),
  );
  await page.goto(notices.path);
  await expectPage(page, notices);
  expect(documents.urls).toHaveLength(2);
  await page.unrouteAll();
  await page.goto('/healthz');
  const before = documents.urls.length;

  await page.evaluate(() => history.back());

  const readReturn = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return {
        isKept: Reflect.get(window, 'isKept'),
        why: JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons')),
      };
    });
  await expect.poll(() => readReturn().catch(() => undefined)).toEqual({ isKept: true, why: 'null' });
  await expectPage(page, notices);
  await breakResponse(page, await screenScript(page, equipment), faults.gone);
  await chooseEquipment(page);
  await expectDeadPlace(page);
  printResult(`Back out of the back-forward cache: ${documents.urls.length - before} documents`);
  expect(documents.urls).toHaveLength(before);
  await browser.close();
});

test('17: a disabled remote shows its notice, and the others work', async ({ page }) => {
  const notice = '점검하고 있습니다. 18시에 다시 엽니다.';
  await changeRegistry(page, ({ remotes }) => {
    const remote = remotes[equipment.remote];
    if (remote) Object.assign(remote, { enabled: false, notice });
  });
  await openPage(page, notices);

  await chooseEquipment(page);

  await expect(page.getByRole('main')).toContainText(notice);
  await expect(page.getByRole('main')).not.toContainText(deadWords);
  await chooseNotices(page);
  await expectPage(page, notices);
});

test('control: without the storage of the guard the page would reload endlessly', async ({ page, problems }) => {
  const chunk = await screenScript(page, notices);
  problems.expectFailure(chunk);
  await page.addInitScript(() => sessionStorage.clear());
  const lift = await breakResponse(page, chunk, faults.gone);
  const documents = watchDocuments(page);

  await page.goto(notices.path);

  await expect.poll(() => documents.urls.length).toBeGreaterThan(3);
  printResult(`control: ${documents.urls.length} loads without the memory of the guard`);
  await lift();
  await expectPage(page, notices);
});
