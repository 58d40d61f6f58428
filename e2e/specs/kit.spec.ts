import type { Page } from 'playwright/test';
import {
  applyVariant,
  type DisplayVariant,
  displayVariants,
  findViolations,
  isOnPhone,
  settle,
} from '../fixtures/displayVariants.ts';
import { zoomed } from '../fixtures/keyboard.ts';
import {
  compareShown,
  countMoving,
  findBadBoxes,
  findSmallTargets,
  lengthenTexts,
  walkByTab,
  widthOf,
} from '../fixtures/kitMeasures.ts';
import { openerOf, openOverlay, openPart, overlays, parts } from '../fixtures/kitTestPage.ts';
import { printResult } from '../fixtures/printResult.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

const isLong = process.env.HAESOL_TEST_SIZE === 'long';
const minuteMs = 60_000;
const themes = ['light', 'dark', 'contrast'] as const;
/** Minimum of the two hundred or so controls in the parts. */
const leastShown = 40;

async function checkPart(page: Page, part: string, variant: DisplayVariant): Promise<void> {
  await test.step(`${part} at ${variant.width}, ${variant.theme}`, async () => {
    await openPart(page, part);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', variant.theme);
    expect.soft(await findBadBoxes(page), `${part} at ${variant.width}, ${variant.theme}`).toEqual([]);
    expect.soft(await findViolations(page), `${part} at ${variant.width}, ${variant.theme}`).toEqual([]);
  });
}

async function checkOverlays(page: Page, variant: DisplayVariant): Promise<void> {
  await openPart(page, 'overlay');
  for (const name of Object.values(overlays)) {
    await test.step(`${name} at ${variant.width}, ${variant.theme}`, async () => {
      await openOverlay(page, name);
      const dialog = page.locator('dialog[open]');
      expect.soft(await findViolations(page), `${name} at ${variant.width}, ${variant.theme}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(openerOf(page, name)).toBeFocused();
    });
  }
}

/** The one of the nine variants in which the short run checks every part: most colour errors occur in dark themes. */
const shortVariant: DisplayVariant = { width: 390, theme: 'dark' };
const chosen = isLong ? displayVariants : [shortVariant];

test.describe('every state of the kit', () => {
  test.beforeEach(() => test.setTimeout(5 * minuteMs));

  for (const variant of chosen) {
    test(`has no errors at ${variant.width} px, ${variant.theme}${isOnPhone(variant) ? ' @phone' : ''}`, async ({
      page,
    }) => {
      await applyVariant(page, variant);
      for (const part of parts) await checkPart(page, part, variant);
      await checkOverlays(page, variant);
      printResult(
        `kit: ${parts.length} parts and ${Object.keys(overlays).length} overlays × ${variant.width} px, ${variant.theme}`,
      );
    });
  }

  for (const shownTheme of isLong ? themes : ['light']) {
    test(`is distinguishable and readable hovered, pressed and focused, ${shownTheme}`, async ({ page }) => {
      await applyVariant(page, { width: 1440, theme: shownTheme });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const changed: string[] = [];
      for (const state of ['hover', 'press', 'focus']) {
        let count = 0;
        for (const part of parts) {
          await openPart(page, part, state);
          await settle(page);
          expect.soft(await findViolations(page, ['color-contrast']), `${part}, ${state}`).toEqual([]);
          const shown = await compareShown(page);
          if (state !== 'focus') expect.soft(shown.off, `${part}, ${state}, of what is off`).toEqual([]);
          count += shown.count;
        }
        changed.push(`${count} ${state}`);
        expect(count, state).toBeGreaterThan(leastShown);
      }
      printResult(`kit: look otherwise in ${shownTheme}: ${changed.join(', ')}`);
    });
  }

  test('fits into 320 px with texts of twice the length, and into 390 px with text of 150 % @phone', async ({
    page,
  }) => {
    await applyVariant(page, { width: 320, theme: 'light' });
    for (const part of [...parts, 'busy']) {
      await openPart(page, part);
      expect.soft(await widthOf(page), `${part} at 320`).toBeLessThanOrEqual(320);
      expect.soft(await findSmallTargets(page), `${part} by finger`).toEqual([]);
      await lengthenTexts(page);
      expect.soft(await widthOf(page), `${part} at 320 with long texts`).toBeLessThanOrEqual(320);
    }
    await applyVariant(page, { width: 390, theme: 'light' }, 150);
    for (const part of parts) {
      await openPart(page, part);
      await expect(page.locator('html')).toHaveAttribute('data-text-scale', '150');
      expect.soft(await widthOf(page), `${part} at 150 %`).toBeLessThanOrEqual(390);
    }
  });

  test('is reached by Tab, visible and with a ring, in a window of 1280 px at 400 %', async ({ page }) => {
    await applyVariant(page, { width: zoomed.width, theme: 'light' });
    await page.setViewportSize(zoomed);
    let count = 0;
    for (const part of parts) {
      await openPart(page, part);
      await settle(page);
      const { visited, faults } = await walkByTab(page);
      count += visited;
      expect.soft(faults, part).toEqual([]);
    }
    printResult(`kit: ${count} stops of Tab at ${zoomed.width} × ${zoomed.height}`);
    expect(count).toBeGreaterThan(100);
  });

  test('does not move with reduced motion', async ({ page }) => {
    const moving = { still: 0, usual: 0 };
    for (const part of [...parts, 'busy']) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPart(page, part);
      await expect(page.locator('[data-sample]').first()).toBeVisible();
      moving.still += await countMoving(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      moving.usual += await countMoving(page);
    }

    expect(moving.still).toBe(0);
    expect(moving.usual).toBeGreaterThan(20);
  });

  test('is shown on /test, and hidden from search engines', async ({ page }) => {
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

  test('a dialog traps the focus and returns it', async ({ page }) => {
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

  test('a carousel is stopped and moved', async ({ page }) => {
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

  test('a file is added and removed', async ({ page }) => {
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

test('help is in the same place on every page', async ({ page }) => {
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

test('only remotes that use a calendar contain one', async ({ request }) => {
  const { remotes } = await readRegistry(request);
  const carriers = new Set<string>();
  // Other specs publish copies of remotes as `mf-roll…`.
  const own = Object.entries(remotes).filter(([id]) => !id.startsWith('mf-roll'));
  for (const [id, { entry, files = {} }] of own) {
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
    expect(scripts.length, id).toBeGreaterThan(0);
    for (const name of scripts) {
      const text = await (await request.get(entry.replace(/[^/]+$/, name))).text();
      if (text.includes('react-aria-pressable-style')) carriers.add(id);
    }
  }

  expect([...carriers].sort()).toEqual(['mf-mypage', 'mf-portal', 'mf-reservation']);
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
    // Width and height are in a PNG's first block.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('/test2 calls every public GET, and all answers match their contracts', async ({ page }) => {
  await page.goto('/test2');

  await expect(page.getByText(/^(\d+)개 중 \1개 정상$/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
