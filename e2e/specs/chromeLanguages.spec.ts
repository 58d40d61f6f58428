import type { Page } from 'playwright/test';
import { lengthenChrome, longEnd } from '../fixtures/longTexts.ts';
import { expect, test } from '../fixtures/test.ts';
import { findMisfits } from '../fixtures/textFit.ts';
import { openDrawer } from '../fixtures/travelLanguage.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};
/** Expects longer words in the chrome, all of which fit. */
const expectFit = async (page: Page) => {
  await lengthenChrome(page);
  expect.soft(await findMisfits(page), page.url()).toEqual([]);
};

test('long words fit in the header, the drawer and the footer at 320 px, and in the header of a wide page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/travel?lang=en');
  await expectFit(page);
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toContainText(longEnd);
  await openDrawer(page, () => expectFit(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/travel');
  await expectFit(page);
  await expect(page.getByRole('banner')).toContainText(longEnd);
});

/** Rules by language: Korean breaks between words alone; Japanese and Chinese between characters, but not before closing signs. */
const rules = { ko: 'keep-all', ja: 'normal strict', 'zh-CN': 'normal strict', 'zh-TW': 'normal strict' };

/** Lists the rules by which visible texts of a page break, by language. */
const listRules = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('h1, h2, h3, p, li, a, button, dt, dd')) {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const { wordBreak, lineBreak } = getComputedStyle(element);
      if (element.checkVisibility() && element.textContent !== '')
        found.add(`${lang}: ${wordBreak}${lang === 'ko' ? '' : ` ${lineBreak}`}`);
    }
    return [...found];
  });

for (const [locale, rule] of Object.entries(rules)) {
  test(`lines break by the rules of ${locale}, and Korean parts by those of Korean`, async ({ page }) => {
    await open(page, `/travel?lang=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    // Names in Korean, for signs and taxis.
    await open(page, '/travel/attraction?gdsUid=G0001');
    const found = await listRules(page);

    expect(found).toContain(`${locale}: ${rule}`);
    expect(found).toContain(`ko: ${rules.ko}`);
    const own = found.filter((text) => text.startsWith(`${locale}:`) || text.startsWith('ko:'));
    expect(own).toHaveLength(locale === 'ko' ? 1 : 2);
  });
}
