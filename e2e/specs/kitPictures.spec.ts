import type { Page, TestInfo } from 'playwright/test';
import { applyVariant, settle } from '../fixtures/displayVariants.ts';
import { openOverlay, openPart, overlays, parts } from '../fixtures/kitTestPage.ts';
import { comparePicture, isTakingPictures, type PictureOf, standStill } from '../fixtures/pictures.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const themes = ['light', 'dark', 'contrast'] as const;
const minuteMs = 60_000;

const widths = [390, 1440];

const help = 'meant so? HAESOL_PICTURES=write npm test -- e2e:specs/kitPictures.spec, and look at what git shows';

/** Compares the page in one theme after the other. @returns the number of comparisons */
async function compareThemes(page: Page, of: PictureOf, info: TestInfo): Promise<number> {
  let compared = 0;
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { faults, count } = await comparePicture(page, { ...of, name: `${of.name}-${theme}` }, info);
    expect.soft(faults, help).toEqual([]);
    compared += count;
  }
  return compared;
}

async function stopMotion(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await applyVariant(page, { width, theme: 'light' });
}

const samples = { selector: '[data-sample]', attribute: 'data-sample' } as const;

test.describe('the kit matches its screenshots', () => {
  test.beforeEach(() => test.setTimeout(4 * minuteMs));

  for (const width of widths) {
    test(`at ${width} px`, async ({ page }, info) => {
      await stopMotion(page, width);
      let count = 0;
      for (const part of parts) {
        await openPart(page, part);
        await settle(page);
        await standStill(page);
        count += await compareThemes(page, { ...samples, name: `${part}-${width}` }, info);
      }
      await openPart(page, 'busy');
      await expect(page.locator('[data-sample]').first()).toBeVisible();
      await standStill(page);
      count += await compareThemes(page, { ...samples, name: `busy-${width}` }, info);

      printResult(`pictures: ${count} samples at ${width} px${isTakingPictures ? ', taken anew' : ''}`);
      expect(count).toBeGreaterThan(150);
    });

    test(`above the page at ${width} px`, async ({ page }, info) => {
      await stopMotion(page, width);
      await openPart(page, 'overlay');
      for (const [key, name] of Object.entries(overlays)) {
        await openOverlay(page, name);
        await standStill(page);
        const of = { name: `overlay-${key}-${width}`, selector: 'dialog[open]', isOverPage: true };
        await compareThemes(page, of, info);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      printResult(`pictures: ${Object.keys(overlays).length} overlays at ${width} px`);
    });
  }
});

/** Screenshots that are being updated cannot be compared. */
if (!isTakingPictures) {
  test('screenshots of the kit detect another colour and another size', async ({ page }, info) => {
    await stopMotion(page, 1440);
    await openPart(page, 'base');
    await settle(page);
    await standStill(page);
    const change = async (name: string, value: string) => {
      await page.evaluate(([role, other]) => document.documentElement.style.setProperty(role, other), [
        name,
        value,
      ] as const);
      const { faults } = await comparePicture(page, { ...samples, name: 'base-1440-light' }, info);
      await page.evaluate((role) => document.documentElement.style.removeProperty(role), name);
      return faults;
    };

    const faults = [
      await change('--color-action', 'green'),
      await change('--text-scale', '1.1'),
      await change('--a', '1'),
    ];

    expect(faults.map(({ length }) => length > 0)).toEqual([true, true, false]);
  });
}
