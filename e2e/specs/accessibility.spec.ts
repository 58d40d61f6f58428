import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { logIn, member } from '../fixtures/login.ts';
import { readRegistry } from '../fixtures/registry.ts';
import { say } from '../fixtures/say.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const narrowest = 320;
const minuteMs = 60_000;

/** Every page of the registry that a visitor may open; new ones are covered by themselves. */
async function listPages(page: Page, guards: readonly (string | null)[]): Promise<string[]> {
  const { remotes } = await readRegistry(page.request);
  return Object.values(remotes)
    .flatMap(({ remoteJson }) => remoteJson.routes)
    .filter(({ redirect, guard }) => redirect === undefined && guards.includes(guard))
    .map(({ path }) => path);
}

/** The page and all that comes into it later stand. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}

async function look(page: Page, paths: readonly string[]): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const path of paths) {
    await test.step(`${path} at ${width}`, async () => {
      await page.goto(path);
      await settle(page);
      expect.soft(await findViolations(page), `${path} at ${width}`).toEqual([]);
    });
  }
  say(`axe: ${paths.length} pages × ${width} px`);
  expect(paths.length).toBeGreaterThan(0);
}

async function findOverflow(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 640 });
  for (const path of paths) {
    await test.step(`${path} at ${narrowest}`, async () => {
      await page.goto(path);
      await settle(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${path} is wider than the screen`).toBeLessThanOrEqual(narrowest);
    });
  }
  say(`no horizontal scroll: ${paths.length} pages × ${narrowest} px`);
}

async function lookAsMember(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, member);
  await expect(page).toHaveURL('/');
  await look(page, await listPages(page, ['member']));
}

test.describe('every page', () => {
  test.beforeEach(() => test.setTimeout(5 * minuteMs));

  for (const device of ['desktop', 'phone @phone']) {
    test(`is free of faults that axe knows: open to all, ${device}`, async ({ page }) => {
      await look(page, await listPages(page, [null, 'visitor']));
    });

    test(`is free of faults that axe knows: of members, ${device}`, ({ page }) => lookAsMember(page));
  }

  test('scrolls in one direction only on a screen of 320 px @phone', async ({ page }) => {
    await findOverflow(page, await listPages(page, [null, 'visitor']));
  });
});
