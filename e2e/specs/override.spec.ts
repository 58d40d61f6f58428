import type { Locator, Page } from 'playwright/test';
import { markOf, openDeploys, previewed } from '../fixtures/deploys.ts';
import { findViolations } from '../fixtures/displayVariants.ts';
import { breakResponse, faults } from '../fixtures/network.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

const readBadge = (page: Page) => page.getByRole('region', { name: '미리보기 빌드' });
const back = '원래 버전으로';

test('a build is shown in one browser, in its open tabs, until it is reset', async ({
  baseURL,
  browser,
  context,
  page,
  request,
}) => {
  const deploys = await openDeploys(request, baseURL ?? '', previewed);
  await deploys.deploy(1);
  const search = await deploys.preview(2);
  const main = page.getByRole('main');

  await test.step('the link opens the page without its keys, with the build and the badge', async () => {
    await page.goto(`${previewed.path}${search}`);
    await expect(page).toHaveURL(previewed.path);
    await expect(main).toContainText(markOf(2, previewed));
    await expect(readBadge(page)).toContainText(previewed.remote);
  });
  await test.step('another browser has the released build, and none of the files', async () => {
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const visitor = await other.newPage();
    await visitor.goto(previewed.path);
    await expect(visitor.getByRole('main')).toContainText(markOf(1, previewed));
    await expect(readBadge(visitor)).toHaveCount(0);
    const { remotes } = await readRegistry(page.request);
    const entry = remotes[previewed.remote]?.entry ?? '';
    expect((await page.request.get(entry)).status()).toBe(200);
    expect((await visitor.request.get(entry)).status()).toBe(404);
    await other.close();
  });
  await test.step('on a narrow screen the badge is inside it, and the end of the page above the badge', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await readBadge(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const badge = await readBadge(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((badge?.y ?? 0) + 1);
  });
  await test.step('on a phone it is above the bottom bar, also after a change of page', async () => {
    const tab = await context.newPage();
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto('/travel/attractions');
    const readGap = async (below: Locator) => {
      const bar = await below.boundingBox();
      const badge = await readBadge(tab).boundingBox();
      return (bar?.y ?? 0) - ((badge?.y ?? 844) + (badge?.height ?? 0));
    };
    const links = tab.getByRole('navigation', { name: '빠른 서비스' });
    await expect.poll(() => readGap(links)).toBeGreaterThanOrEqual(0);
    await tab.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('관광지');
    // The error appeared once the change of page had been painted.
    await tab.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    // The bar with the sum replaces the quick links.
    expect(await readGap(tab.locator('[data-bottom-bar]'))).toBeGreaterThanOrEqual(0);
    await tab.close();
  });
  for (const theme of ['light', 'dark', 'contrast']) {
    await test.step(`axe finds no fault in the theme ${theme}`, async () => {
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
      expect(await findViolations(page)).toEqual([]);
    });
  }
  await test.step('a button resets it, in this tab and in another one', async () => {
    const tab = await context.newPage();
    await tab.goto(previewed.path);
    await expect(readBadge(tab)).toBeVisible();
    await readBadge(page).getByRole('button', { name: back }).press('Enter');
    await expect(main).toContainText(markOf(1, previewed));
    await expect(readBadge(page)).toHaveCount(0);
    await tab.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(readBadge(tab)).toHaveCount(0);
  });
});

test('a build that fails to load is reset with a message @long', async ({ baseURL, page, problems, request }) => {
  const deploys = await openDeploys(request, baseURL ?? '', previewed);
  const released = await deploys.deploy(3);
  const search = await deploys.preview(4);
  const chosen = released.replace(/0003$/, '0004');
  const entry = `/remotes/${previewed.remote}/${chosen}/remoteEntry.js`;
  problems.expectFailure(entry);
  await breakResponse(page, entry, faults.gone);

  await page.goto(`${previewed.path}${search}`);

  await expect(page.getByRole('main')).toContainText(markOf(3, previewed));
  await expect(page.getByRole('alert').filter({ hasText: '원래 버전으로 돌렸습니다' }).first()).toBeAttached();
  await expect(readBadge(page)).toHaveCount(0);
});

test('an address without permission and signature shows the released page with the reason @long', async ({ page }) => {
  await page.goto('/infoPlaza/notice?mf=mf-infoplaza@next');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '로그인한 뒤' }).first()).toBeAttached();
  await expect(readBadge(page)).toHaveCount(0);
});
