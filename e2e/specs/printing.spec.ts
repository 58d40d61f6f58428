import { expect, test } from '../fixtures/test.ts';

/** CSS pixels of an A4 sheet within the margins of the site. */
const sheet = { width: 673, height: 1000 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
});

test('ends with the text, so that no sheet stays empty', async ({ page }) => {
  await page.goto('/terms/');
  await expect(page.getByRole('main').getByText(/부터 시행합니다\.$/)).toBeVisible();

  const room = await page.evaluate(() => {
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - end - scrollY;
  });
  expect(room).toBeLessThan(4);
});

test('badges are dark on white, because backgrounds are not printed', async ({ page }) => {
  await page.goto('/infoPlaza/notice');
  const badge = page.getByRole('main').locator('[data-color]').filter({ hasText: '공지', visible: true }).first();
  await expect(badge).toBeVisible();

  const look = await badge.evaluate((element) => {
    const { color, backgroundImage, backgroundColor } = getComputedStyle(element);
    const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return { isDark: Math.max(red, green, blue) < 100, backgroundImage, backgroundColor };
  });
  expect(look).toEqual({ isDark: true, backgroundImage: 'none', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

test('the stops of a tour are blocks, which browsers keep together with the heading of the day', async ({ page }) => {
  await page.goto('/travel/tours');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '?');
  const day = page.getByRole('heading', { name: /^1일 차/ });
  await expect(day).toBeVisible();

  expect(await day.evaluate((element) => getComputedStyle(element).breakAfter)).toBe('avoid');
  const displays = await page
    .getByRole('main')
    .locator('section')
    .filter({ has: day })
    .getByRole('listitem')
    .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).display));
  expect(displays.length).toBeGreaterThan(1);
  expect(new Set(displays)).not.toContain('grid');
});
