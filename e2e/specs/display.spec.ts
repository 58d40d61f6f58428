import { applyVariant, settle } from '../fixtures/displayVariants.ts';
import { openPart } from '../fixtures/kitTestPage.ts';
import { member } from '../fixtures/login.ts';
import { watchShifts } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';
import { findMisfits } from '../fixtures/textFit.ts';

test.describe('display settings', () => {
  for (const [theme, ground] of [
    ['dark', 'rgb(15, 23, 34)'],
    ['contrast', 'rgb(0, 0, 0)'],
  ] as const) {
    test(`stay on the next page and after a reload: ${theme}`, async ({ page }) => {
      await applyVariant(page, { width: 1440, theme }, 130);

      await page.goto('/infoPlaza/notice');
      await page.reload();

      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
    });
  }

  test('default to the system’s choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPart(page, 'list');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 23, 34)');

    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });

    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });

  for (const [width, scale, rows] of [
    [1440, 100, [5]],
    [1440, 150, [5]],
    [390, 100, [5]],
    [320, 150, [3, 2]],
  ] as const) {
    test(`text sizes align in even rows: ${width} px at ${scale} %`, async ({ page }) => {
      await applyVariant(page, { width, theme: 'light' }, scale);
      await page.goto('/infoPlaza/notice');
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      const banner = page.getByRole('banner');
      if (width < 1280) await banner.getByRole('button', { name: '전체 메뉴' }).click();
      const place = width < 1280 ? page.getByRole('dialog', { name: '전체 메뉴' }) : banner;
      await place.getByRole('button', { name: '화면 설정' }).click();

      const sizes = page.getByRole('group', { name: '글자 크기' }).locator('label');
      const tops = await sizes.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().top)));
      expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(rows);
    });
  }

  test('words do not break, numbers align in columns, and the web font is used', async ({ page, baseURL }) => {
    await openPart(page, 'list');
    await settle(page);

    await expect(page.locator('body')).toHaveCSS('word-break', 'keep-all');
    await expect(page.locator('body')).toHaveCSS('overflow-wrap', 'anywhere');
    await expect(page.getByRole('cell', { name: '1,204' })).toHaveCSS('font-variant-numeric', 'tabular-nums');
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => (name.includes('.woff2') ? [new URL(name).origin] : [])),
    );
    expect([...new Set(fonts)]).toEqual([new URL(baseURL ?? '').origin]);
  });

  test('lines break by the rules of the language', async ({ page }) => {
    await page.goto('/travel/attraction?gdsUid=G0001&lang=ja');
    await settle(page);
    const name = page.getByRole('heading', { level: 1 }).locator('[lang="ko"]');

    await expect(page.locator('body')).toHaveCSS('word-break', 'normal');
    await expect(page.locator('body')).toHaveCSS('line-break', 'strict');
    await expect(name).toHaveCSS('word-break', 'keep-all');
  });

  test('text does not shift when the font loads', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/intro/vision');
    await settle(page);

    expect(await page.evaluate(() => document.fonts.check('700 17px "Pretendard Variable"', '비전'))).toBe(true);
    // 0.01 with the fonts that the fallback is fitted to; a machine without Korean fonts uses another one.
    expect(await shifts.read()).toBeLessThan(0.05);
  });
});

for (const width of [320, 390, 1440]) {
  test(`a count of unread notices with two or three signs stays on its line and in the window: ${width} px`, async ({
    page,
  }) => {
    const unread = { count: 12 };
    await page.route(/\/api\/v1\/notifications\?/, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, unreadCnt: unread.count } } });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.request.post('/api/v1/auth/login', { data: { ...member, keep: 'N' } });
    for (const [count, shown] of [
      [12, '12'],
      [120, '99+'],
    ] as const) {
      unread.count = count;
      await page.goto('/infoPlaza/notice');
      const badge = page.getByRole('banner').getByText(shown, { exact: true }).filter({ visible: true });
      await expect(badge).toBeVisible();
      const lines = await badge.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      expect((await findMisfits(page)).filter((fault) => fault.includes(shown))).toEqual([]);
      await expect(badge).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const phone of ['', ' @phone']) {
  test(`toasts cover no bar at the bottom, and the end of the page can be scrolled out from under them${phone}`, async ({
    page,
  }) => {
    await openPart(page, 'feedback');
    await page.evaluate(() => {
      const bar = document.createElement('div');
      bar.id = 'foot-bar';
      Object.assign(bar.style, { position: 'fixed', insetInline: '0', bottom: '0', height: '64px' });
      document.body.append(bar);
    });
    const toasts = page.getByRole('region', { name: '알림 메시지' });
    const readEdges = () =>
      page.evaluate(() => {
        const rect = (selector: string) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
        return {
          toasts: rect('[popover] ul') ?? new DOMRect(),
          bar: rect('#foot-bar') ?? new DOMRect(),
          footer: rect('footer') ?? new DOMRect(),
        };
      });

    // The one with an action stays for ten seconds.
    await page.locator('[data-sample="toast"]').getByRole('button').last().click();
    await expect(toasts.getByRole('button', { name: '다시 시도' })).toBeVisible();

    const before = await readEdges();
    expect(before.toasts.bottom).toBeLessThanOrEqual(before.bar.top);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(async () => {
        const { footer, toasts: shown } = await readEdges();
        return shown.top - footer.bottom;
      })
      .toBeGreaterThanOrEqual(0);
    await toasts.getByRole('button', { name: '닫기' }).click();
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px');
  });
}
