import type { Page } from 'playwright/test';
import { applyVariant, settle, takeSample } from '../fixtures/displayVariants.ts';
import { enter, listOfficePages, listPages, ofMembers, open, openToAll } from '../fixtures/everyPage.ts';
import { toMember } from '../fixtures/login.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';
import { findMisfits } from '../fixtures/textFit.ts';

const isLong = process.env.HAESOL_TEST_SIZE === 'long';
const largest = 150;
const scales = isLong ? [110, 130, largest] : [largest];
const widths = isLong ? [320, 390, 768, 1024, 1280, 1440] : [320, 768, 1280];
/** Sampling of the short run: one page of so many. */
const pagesEvery = 2;
/** Its samples are small on purpose. */
const ofSpecimens = '/test';

/** Opens each page once and measures it in all widths. */
async function measure(page: Page, all: readonly string[]): Promise<void> {
  const paths = takeSample(all, pagesEvery);
  for (const scale of scales) {
    await applyVariant(page, { width: widths[0] ?? 320, theme: 'light' }, scale);
    for (const path of paths) {
      await test.step(`${path} at ${scale} %`, async () => {
        await open(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await settle(page);
          expect.soft(await findMisfits(page), `${path} at ${scale} % and ${width} px`).toEqual([]);
        }
      });
    }
  }
  printResult(`text sizes: ${paths.length} of ${all.length} pages × ${scales.join(', ')} % × ${widths.join(', ')} px`);
  expect(paths.length).toBeGreaterThan(3);
}

test.describe('at the largest text size', () => {
  test.beforeEach(() => test.setTimeout((isLong ? 30 : 6) * 60_000));

  test('nothing is covered, clipped or broken on public pages', async ({ page }) => {
    const paths = (await listPages(page, openToAll)).filter((path) => path !== ofSpecimens);
    await measure(page, [...paths, `/searchView?search=${encodeURIComponent('교육')}`]);
  });

  test('nothing is covered, clipped or broken on members-only pages', async ({ page }) => {
    await enter(page);
    await measure(page, await listPages(page, ofMembers));
  });

  test('nothing is covered, clipped or broken in the office @long', async ({ browser, page }) => {
    await enter(page, toMember('admin'));
    await measure(page, await listOfficePages(page, browser));
  });

  test('the measurement finds covered, clipped, broken and overlapping text', async ({ page }) => {
    await page.setContent(`<main>
      <p style="width: 1em">한글로만든문장</p>
      <h2 style="width: 2em; overflow: hidden; white-space: nowrap">끝까지 보이지 않는 제목입니다</h2>
      <div style="position: relative"><span>아래에 놓인 글</span><span style="position: absolute; left: 0">위에 놓인 글</span></div>
      <div style="position: relative"><a href="/">가려진 링크</a><div style="position: absolute; inset: 0; background: #fff"></div></div>
    </main>`);

    expect((await findMisfits(page)).map((fault) => fault.split(':')[0]).toSorted()).toEqual([
      'covered',
      'cut',
      'letter by letter',
      'on each other',
    ]);
  });
});
