import type { Page } from 'playwright/test';
import { chooseLook, dayOfYear, findViolations, isOnPhone, type Look, looks, settle } from '../fixtures/looks.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { say } from '../fixtures/say.ts';
import { watchShifts } from '../fixtures/spies.ts';
import { expect, test } from '../fixtures/test.ts';

const isLong = process.env.HAESOL_TEST_SIZE === 'long';
const minuteMs = 60_000;

const parts = ['token', 'base', 'field', 'choice', 'date', 'list', 'feedback', 'widget'] as const;
/** What the buttons of the part `overlay` open. */
const overlays = [
  '확인',
  '입력',
  '쿠폰',
  '약관 전문',
  '교육 상세',
  '크게 보기',
  '공유하기',
  '서랍',
  '아래 서랍',
  '로그아웃',
] as const;

async function openPart(page: Page, part: string): Promise<void> {
  await page.goto(`/test?part=${part}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', /.*/);
}

/** Nothing is wider than the screen, cut off without a way to reach it, or too small to press. */
async function findBadBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent?.slice(0, 20)}`;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const sample of document.querySelectorAll('[data-sample]')) {
      const { width, height } = sample.getBoundingClientRect();
      if (width < 40 || height < 40) faults.push(`${sample.getAttribute('data-sample')} is ${width} × ${height}`);
    }
    for (const control of document.querySelectorAll(
      '[data-sample] :is(button, select, input:not([type="file"]), [role="button"])',
    )) {
      const { width, height } = control.getBoundingClientRect();
      const label = control.closest('label')?.getBoundingClientRect();
      const isHidden = width === 0 || getComputedStyle(control).visibility === 'hidden';
      // WCAG 2.5.8; what is meant for fingers is 44 px, with its label or the area round it.
      if (!isHidden && Math.min(Math.max(width, label?.width ?? 0), Math.max(height, label?.height ?? 0)) < 24) {
        faults.push(`${nameOf(control)} is ${width} × ${height}`);
      }
    }
    return faults;
  });
}

async function checkPart(page: Page, part: string, look: Look): Promise<void> {
  await test.step(`${part} at ${look.width}, ${look.theme}`, async () => {
    await openPart(page, part);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
    expect.soft(await findBadBoxes(page), `${part} at ${look.width}, ${look.theme}`).toEqual([]);
    expect.soft(await findViolations(page), `${part} at ${look.width}, ${look.theme}`).toEqual([]);
  });
}

async function checkOverlays(page: Page, look: Look): Promise<void> {
  await openPart(page, 'overlay');
  for (const name of overlays) {
    await test.step(`${name} at ${look.width}, ${look.theme}`, async () => {
      const opener = page.locator('[data-sample="overlay"]').getByRole('button', { name, exact: true });
      await opener.click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      expect.soft(await findViolations(page), `${name} at ${look.width}, ${look.theme}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
}

/** `npm test` looks at every part in two of the nine looks, which the day chooses; the long run in all of them. */
const chosen = isLong ? looks : [looks[dayOfYear % looks.length], looks[(dayOfYear + 4) % looks.length]];

test.describe('every state of the kit', () => {
  test.beforeEach(() => test.setTimeout(5 * minuteMs));

  for (const look of chosen) {
    if (look === undefined) continue;
    test(`is free of faults at ${look.width} px, ${look.theme}${isOnPhone(look) ? ' @phone' : ''}`, async ({
      page,
    }) => {
      await chooseLook(page, look);
      for (const part of parts) await checkPart(page, part, look);
      await checkOverlays(page, look);
      say(
        `kit: day ${dayOfYear}, ${parts.length} parts and ${overlays.length} overlays × ${look.width} px, ${look.theme}`,
      );
    });
  }

  test('fits into 320 px, and into 390 px with text of 150 % @phone', async ({ page }) => {
    await chooseLook(page, { width: 320, theme: 'light' });
    for (const part of [...parts, 'busy']) {
      await openPart(page, part);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${part} at 320`)
        .toBeLessThanOrEqual(320);
    }
    await chooseLook(page, { width: 390, theme: 'light' }, 150);
    for (const part of parts) {
      await openPart(page, part);
      await expect(page.locator('html')).toHaveAttribute('data-text-scale', '150');
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${part} at 150 %`)
        .toBeLessThanOrEqual(390);
    }
  });

  test('is what /test shows, and no search engine', async ({ page }) => {
    await page.goto('/test');
    await settle(page);

    expect(await page.locator('[data-sample]').count()).toBeGreaterThan(45);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('by keyboard alone', () => {
  test('a day is chosen in a calendar', async ({ page }) => {
    await openPart(page, 'date');
    const opener = page.getByRole('button', { name: '이용일 달력에서 고르기', exact: true });

    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '이용일', exact: true });
    await expect(dialog.getByRole('button', { name: /^2026년 12월 3일/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await expect(dialog.getByRole('button', { name: /^2027년 1월 11일/ })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('textbox', { name: '이용일', exact: true })).toHaveValue(/2027\.\s1\.\s11\.\(월\)/);
  });

  test('a dialog keeps the focus and gives it back', async ({ page }) => {
    await openPart(page, 'overlay');
    const opener = page.getByRole('button', { name: '입력', exact: true });

    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '입력' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');

    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a carousel is stopped and turned', async ({ page }) => {
    await openPart(page, 'list');
    const carousel = page.getByRole('region', { name: '소식' });
    const stop = carousel.getByRole('button', { name: '정지' });

    await stop.focus();
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: '재생' })).toBeFocused();
    await carousel.getByRole('button', { name: '다음' }).focus();
    await page.keyboard.press('Enter');

    await expect(carousel.getByText('2', { exact: true })).toBeVisible();
  });

  test('a file is added and taken away', async ({ page }) => {
    await openPart(page, 'field');
    const sample = page.locator('[data-sample="file"]');
    const remove = sample.getByRole('button', { name: '사업자등록증.pdf 삭제' });

    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(sample.getByText('사업자등록증.pdf')).toHaveCount(0);
    const chooser = page.waitForEvent('filechooser');
    await sample.getByRole('button', { name: '파일 선택' }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({
      name: '견적서.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });

    await expect(sample.getByText('견적서.pdf')).toBeVisible();
  });
});

test.describe('what a person chose for the screen', () => {
  for (const [theme, ground] of [
    ['dark', 'rgb(15, 23, 34)'],
    ['contrast', 'rgb(0, 0, 0)'],
  ] as const) {
    test(`stays on the next page and after a reload: ${theme}`, async ({ page }) => {
      await chooseLook(page, { width: 1440, theme }, 130);

      await page.goto('/infoPlaza/notice');
      await page.reload();

      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
    });
  }

  test('text does not move when the font arrives', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/intro/vision');
    await settle(page);

    expect(await page.evaluate(() => document.fonts.check('700 17px "Pretendard Variable"', '비전'))).toBe(true);
    expect(await shifts.read()).toBeLessThan(0.02);
  });
});

test('help stands in the same place on every page', async ({ page }) => {
  for (const path of ['/', '/intro/vision', '/infoPlaza/notice', '/easyReservation', '/travel/attractions', '/test']) {
    await page.goto(path);
    const help = page.getByRole('region', { name: '도움이 필요하신가요?' });

    await expect(help.getByRole('link', { name: /099-700-1000/ })).toBeVisible();
    expect(
      await help.evaluate((element) => element.nextElementSibling?.matches('footer, :has(footer)') ?? false),
      path,
    ).toBe(true);
  }
});

test('only a remote that uses a calendar carries one', async ({ request }) => {
  const { remotes } = await readRegistry(request);
  const carriers: string[] = [];
  for (const [id, { entry, files = {} }] of Object.entries(remotes)) {
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
    expect(scripts.length, id).toBeGreaterThan(0);
    for (const name of scripts) {
      const text = await (await request.get(entry.replace(/[^/]+$/, name))).text();
      if (text.includes('react-aria-pressable-style')) carriers.push(`${id}: ${name.includes('SamplesScreen')}`);
    }
  }

  expect(carriers).toEqual(['mf-portal: true']);
});

test('every page has a picture for link previews', async ({ page, request }) => {
  for (const [path, key] of [
    ['/', /banner-1/],
    ['/infoPlaza/news', /scene-\d+/],
  ] as const) {
    await page.goto(path);
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(address).toMatch(key);

    const picture = await request.get(new URL(address).pathname);

    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await picture.body();
    // Width and height stand in a PNG's first block.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('/test2 calls every public GET, and all answer as their contracts say', async ({ page }) => {
  await page.goto('/test2');

  await expect(page.getByText('30개 중 30개 정상')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
