import type { Page } from 'playwright/test';
import {
  applyVariant,
  type DisplayVariant,
  displayVariants,
  findViolations,
  isOnPhone,
  takeSample,
} from '../fixtures/displayVariants.ts';
import { enter, listOfficePages, listPages, ofMembers, open, openToAll } from '../fixtures/everyPage.ts';
import { toMember } from '../fixtures/login.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const narrowest = 320;
const minuteMs = 60_000;

/** `npm run test:long` checks every page in every display variant; `npm test` a twelfth of the pages in one of the two common ones. */
const isLong = process.env.HAESOL_TEST_SIZE === 'long';

/** The short run checks one page of so many. */
const every = 12;

const isCommon = ({ width, theme }: DisplayVariant) => theme === 'light' && width !== 1024;
const commonVariants = displayVariants.filter(isCommon);

const tagOf = (variant: DisplayVariant) => (isOnPhone(variant) ? ' @phone' : '');

/** Returns the common variant of a page in the short run, alternating. */
const commonVariantOf = (at: number): DisplayVariant =>
  commonVariants[Math.floor(at / every) % commonVariants.length] as DisplayVariant;

async function check(page: Page, path: string, { width, theme }: DisplayVariant): Promise<void> {
  await test.step(`${path} at ${width}, ${theme}`, async () => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect.soft(await findViolations(page), `${path} at ${width}, ${theme}`).toEqual([]);
  });
}

async function checkAll(page: Page, paths: readonly string[], variant: DisplayVariant): Promise<void> {
  await applyVariant(page, variant);
  const all = paths.map((path, at) => ({ path, variant: isLong ? variant : commonVariantOf(at) }));
  const chosen = takeSample(all, every).filter((one) => one.variant === variant);
  for (const { path } of chosen) await check(page, path, variant);
  printResult(`axe: ${chosen.length} of ${paths.length} pages × ${variant.width} px, ${variant.theme}`);
  expect(chosen.length).toBeGreaterThan(0);
}

async function findOverflow(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  const chosen = takeSample(paths, every, 2);
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

    test(`has no axe violations: public, ${name}`, async ({ page }) => {
      await checkAll(page, await listPages(page, openToAll), variant);
    });

    test(`has no axe violations: members-only, ${name}`, async ({ page }) => {
      await enter(page);
      await checkAll(page, await listPages(page, ofMembers), variant);
    });

    test(`has no axe violations: office, ${name} @long`, async ({ browser, page }) => {
      await enter(page, toMember('admin'));
      await checkAll(page, await listOfficePages(page, browser), variant);
    });
  }

  test('scrolls in one direction only on a screen of 320 px @phone', async ({ page }) => {
    await findOverflow(page, await listPages(page, openToAll));
  });

  test('scrolls in one direction only on a screen of 320 px, for members @phone', async ({ page }) => {
    await enter(page);
    await findOverflow(page, await listPages(page, ofMembers));
  });

  test('scrolls in one direction only on a screen of 320 px, in the office @phone @long', async ({ browser, page }) => {
    await enter(page, toMember('admin'));
    await findOverflow(page, await listOfficePages(page, browser));
  });
});
