import type { Page } from 'playwright/test';
import { holdResponse, watchDocuments, watchRequests } from '../fixtures/network.ts';
import { equipment, expectPage, notices } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('before the scripts have loaded', () => {
  /** Opens a page and delays the shell's scripts until they are released. */
  async function openEarly(page: Page, path: string) {
    const held = await holdResponse(page, /\/remotes\/shell\/[^/]+\/main[^/]*\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    await held.asked;
    return held;
  }

  test('a pressed button acts after hydration', async ({ page }) => {
    const { release } = await openEarly(page, notices.path);
    const menu = page.getByRole('navigation', { name: '주메뉴' });
    await menu.getByRole('button', { name: '정보광장' }).click();

    release();

    await expect(menu.getByRole('link', { name: /^공지사항/ })).toBeVisible();
  });

  test('pictures outside of the viewport wait for them', async ({ page }) => {
    const control = '/art/scene/news-1.svg';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { release } = await openEarly(page, '/');
    // A normal picture at the position of the first delayed one shows when the browser would load it.
    const late = page.locator('img[src^="data:image/svg"]');
    await late.first().evaluate((image, src) => {
      image.before(Object.assign(new Image(9, 9), { loading: 'lazy', src }));
    }, control);
    await expect.poll(() => asked).toContain(control);
    const findLate = () =>
      asked.filter((path) => /^\/art\/(scene\/(news|banner-2)|edu)/.test(path) && path !== control);
    expect(findLate()).toEqual([]);

    release();

    await expect.poll(() => findLate().length).toBeGreaterThan(8);
    await expect(late).toHaveCount(0);
  });

  test('typed text stays', async ({ page }) => {
    const { release } = await openEarly(page, notices.path);
    const field = page.getByRole('search', { name: '공지사항 검색' }).getByRole('textbox');
    await field.fill('해솔 연구장비');

    release();

    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(field).toHaveValue('해솔 연구장비');
    await field.press('Enter');
    await expect(page).toHaveURL(/searchKeyword=%ED%95%B4%EC%86%94/);
  });

  test('fonts wait on the first visit, but not on the next one', async ({ page }) => {
    const requests = watchRequests(page);
    const countFonts = () => requests.count((url) => url.pathname.startsWith('/fonts/'));
    const { release } = await openEarly(page, notices.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(countFonts()).toBe(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect.poll(countFonts).toBeGreaterThan(0);

    await page.reload({ waitUntil: 'commit' });

    await expect(page.locator('head link[href^="/fonts/"]')).toHaveCount(1);
  });

  test('a link navigates', async ({ page }) => {
    const documents = watchDocuments(page);
    const { release } = await openEarly(page, notices.path);

    await page
      .getByRole('navigation', { name: '바로가기' })
      .getByRole('link', { name: '간편예약' })
      .click({ noWaitAfter: true });
    release();

    await expectPage(page, equipment);
    expect(documents.urls).toHaveLength(2);
  });
});

test('pictures outside of the viewport are shown without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');

  const picture = page.locator('noscript img[src*="/art/scene/news-"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('img[src^="data:image/svg"]').filter({ visible: true })).toHaveCount(0);
  expect(await page.locator('noscript img').filter({ visible: true }).count()).toBeGreaterThan(8);
  await context.close();
});
