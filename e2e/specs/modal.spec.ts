import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Modal {
  readonly path: string;
  /** Name of the button that opens it. */
  readonly opener: string;
  readonly dialog: string;
}

/** One of the shell, one of a remote: both use the same behaviour. */
const modals: readonly Modal[] = [
  { path: '/infoPlaza/notice', opener: '전체 메뉴', dialog: '전체 메뉴' },
  { path: '/test?part=overlay', opener: '서랍', dialog: '' },
];

const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

async function open(page: Page, { path, opener, dialog }: Modal) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const button = page.getByRole('button', { name: opener, exact: true }).filter({ visible: true });
  await button.click();
  const shown = page.getByRole('dialog', dialog === '' ? {} : { name: dialog });
  await expect(shown).toBeVisible();
  return { button, shown };
}

for (const modal of modals) {
  test.describe(`the modal of ${modal.path}`, () => {
    test('traps Tab in both directions', async ({ page }) => {
      const { shown } = await open(page, modal);

      const outside: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 1; press <= 40; press += 1) {
          await page.keyboard.press(key);
          if (!(await holdsFocus(shown))) outside.push(`${key} ${press}`);
        }
      }

      expect(outside).toEqual([]);
    });

    test('makes the page behind inert', async ({ page }) => {
      const { shown } = await open(page, modal);

      await page.getByRole('main').evaluate((main) => main.querySelector<HTMLElement>('a, button')?.focus());

      expect(await holdsFocus(shown)).toBe(true);
    });

    test('keeps the scroll position of the page behind', async ({ page }) => {
      await open(page, modal);
      const before = await page.evaluate(() => scrollY);

      await page.mouse.move(20, 450);
      await page.mouse.wheel(0, 600);
      // A scroll would appear in one of the next frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    test('closes on Esc and returns the focus to its button', async ({ page }) => {
      const { button, shown } = await open(page, modal);

      await page.keyboard.press('Escape');

      await expect(shown).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}
