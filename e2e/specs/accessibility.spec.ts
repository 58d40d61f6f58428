import type { Page } from 'playwright/test';
import {
  applyVariant,
  chooseOfToday,
  type DisplayVariant,
  dayOfYear,
  displayVariants,
  findViolations,
  isOnPhone,
} from '../fixtures/displayVariants.ts';
import { enter, listPages, ofMembers, open, openToAll } from '../fixtures/everyPage.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const narrowest = 320;
const minuteMs = 60_000;

/** `npm run test:long` checks every page in every display variant; `npm test` a third of the pages in one of the two common ones, and a sixth in one of the others. */
const isLong = process.env.HAESOL_TEST_SIZE === 'long';

/** A page is checked in a common variant once in so many days. */
const commonEvery = 3;

/** A page is checked in another variant, and at the narrowest width, once in so many days. */
const othersEvery = 6;

const isCommon = ({ width, theme }: DisplayVariant) => theme === 'light' && width !== 1024;
const commonVariants = displayVariants.filter(isCommon);
const otherVariants = displayVariants.filter((variant) => !isCommon(variant));

const tagOf = (variant: DisplayVariant) => (isOnPhone(variant) ? ' @phone' : '');

/** As a page of today is looked at; the next time in the other width. */
const commonVariantOfToday = (at: number): DisplayVariant =>
  commonVariants[Math.floor((at + dayOfYear) / commonEvery) % commonVariants.length] as DisplayVariant;

/** Each page's other variant of today; in six weeks each page is checked in all of them. */
const otherVariantOfToday = (at: number): DisplayVariant =>
  otherVariants[(at + dayOfYear) % otherVariants.length] as DisplayVariant;

async function check(page: Page, path: string, { width, theme }: DisplayVariant): Promise<void> {
  await test.step(`${path} at ${width}, ${theme}`, async () => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect.soft(await findViolations(page), `${path} at ${width}, ${theme}`).toEqual([]);
  });
}

async function checkAll(page: Page, paths: readonly string[], variant: DisplayVariant): Promise<void> {
  await applyVariant(page, variant);
  const all = paths.map((path, at) => ({ path, variant: isLong ? variant : commonVariantOfToday(at) }));
  const chosen = chooseOfToday(all, commonEvery).filter((one) => one.variant === variant);
  for (const { path } of chosen) await check(page, path, variant);
  printResult(`axe: ${chosen.length} of ${paths.length} pages × ${variant.width} px, ${variant.theme}`);
  expect(chosen.length).toBeGreaterThan(0);
}

/** Checks the pages whose variant of today belongs to the device. */
async function checkToday(page: Page, paths: readonly string[], isPhone: boolean): Promise<void> {
  const all = paths.map((path, at) => ({ path, variant: otherVariantOfToday(at) }));
  const chosen = chooseOfToday(all, othersEvery).filter(({ variant }) => isOnPhone(variant) === isPhone);
  for (const { path, variant } of chosen) {
    await applyVariant(page, variant);
    await check(page, path, variant);
  }
  const names = chosen.map(({ path, variant }) => `${path} ${variant.width} ${variant.theme}`);
  printResult(
    `axe: day ${dayOfYear}, ${chosen.length} of ${paths.length} pages in another variant: ${names.join(', ')}`,
  );
}

async function findOverflow(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  const chosen = chooseOfToday(paths, othersEvery);
  for (const path of chosen) {
    await test.step(`${path} at ${narrowest}`, async () => {
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path} is wider than the screen`).toBeLessThanOrEqual(narrowest);
    });
  }
  printResult(`no horizontal scroll: ${chosen.length} of ${paths.length} pages × ${narrowest} px`);
  expect(chosen.length).toBeGreaterThan(0);
}

test.describe('every page', () => {
  test.beforeEach(() => test.setTimeout((isLong ? 20 : 5) * minuteMs));

  for (const variant of isLong ? displayVariants : commonVariants) {
    const name = `${variant.width} px, ${variant.theme}${tagOf(variant)}`;

    test(`is free of faults that axe knows: open to all, ${name}`, async ({ page }) => {
      await checkAll(page, await listPages(page, openToAll), variant);
    });

    test(`is free of faults that axe knows: of members, ${name}`, async ({ page }) => {
      await enter(page);
      await checkAll(page, await listPages(page, ofMembers), variant);
    });
  }

  for (const device of isLong ? [] : ['desktop', 'phone @phone']) {
    test(`is free of them in today's other variant: open to all, ${device}`, async ({ page }) => {
      await checkToday(page, await listPages(page, openToAll), device !== 'desktop');
    });

    test(`is free of them in today's other variant: of members, ${device}`, async ({ page }) => {
      await enter(page);
      await checkToday(page, await listPages(page, ofMembers), device !== 'desktop');
    });
  }

  test('scrolls in one direction only on a screen of 320 px @phone', async ({ page }) => {
    await findOverflow(page, await listPages(page, openToAll));
  });

  test('scrolls in one direction only on a screen of 320 px, for members @phone', async ({ page }) => {
    await enter(page);
    await findOverflow(page, await listPages(page, ofMembers));
  });
});
