import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const placePath = '/travel/attraction?gdsUid=G0001';
const dayMs = 24 * 60 * 60_000;

const languages = (page: Page) => page.getByRole('region', { name: /^(언어|Language)$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: /여행·패스|Travel and passes/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');

/**
 * Chooses English, which changes the texts of remote and shell, the header of calls, the cookie, and the server's rendering, for
 * this browser only.
 */
async function chooseEnglish(page: Page): Promise<void> {
  await page.goto(placePath);
  await ready(page);
  const korean = (await title(page).innerText()).trim();
  expect(korean).toMatch(/[가-힣]/);
  await languages(page).getByRole('button', { name: 'English' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  await expect(title(page)).toHaveAttribute('lang', 'en');
  await expect(title(page)).toHaveText(/^[A-Z][a-z]+ /);
  // The Korean name stays, for taxi drivers and signs.
  await expect(title(page).locator('[lang="ko"]')).toHaveText(korean);
  await expect(menu(page)).toContainText('Places to visit');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) * 1_000).toBeGreaterThan(Date.now() + 364 * dayMs);

  await test.step('the server renders the chosen language', async () => {
    const html = await (await page.request.get(placePath)).text();
    expect(html).toMatch(/<h1[^>]* lang="en"/);
    const other = await page.context().browser()?.newContext();
    const koreanHtml = await (await other?.request.get(new URL(placePath, page.url()).href))?.text();
    await other?.close();
    expect(koreanHtml).toMatch(/<h1[^>]* lang="ko"/);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveAttribute('lang', 'en');
    await expect(languages(page).getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('other pages follow, and Korean comes back', async () => {
    const asked = page.waitForRequest(/\/api\/v1\/pass\/list/);
    await menu(page).getByRole('link', { name: 'Nuri Pass' }).click();
    expect((await asked).headers().language).toBe('CD0000000128');
    await expect(page).toHaveURL(/\/travel\/passes/);
    await expect(title(page)).toHaveText('Nuri Pass');
    const passes = page.getByRole('main').getByRole('article');
    await expect(passes.first().locator('[lang="en"]')).toHaveText(/^[A-Za-z0-9]/);
    await languages(page).getByRole('button', { name: '한국어' }).click();
    await expect(passes.first().locator('[lang="ko"]')).toHaveText(/[가-힣]/);
    await expect(passes.locator('[lang="en"]')).toHaveCount(0);
  });
}

for (const phone of ['', ' @phone'])
  test(`a visitor reads a place and the passes in English${phone}`, ({ page }) => chooseEnglish(page));
