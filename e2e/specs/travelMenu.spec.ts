import { takeSample } from '../fixtures/displayVariants.ts';
import { enter, listPages, ofMembers, open, openToAll } from '../fixtures/everyPage.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sampling of the short run: one page of so many. */
const pagesEvery = 4;
/** Pages with their own header: the hero of the home page and the map name the place. */
const withoutCrumbs = ['/travel', '/travel/map'];

test('@phone every page of the travel service links to the others, and shows its place', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  await enter(page);
  const all = (await listPages(page, [...openToAll, ...ofMembers])).filter((path) => /^\/travel(\/|\?|$)/.test(path));
  // Without checkout, payment and vouchers, which have no menu on a phone.
  expect(all.length).toBeGreaterThan(15);
  const paths = takeSample(all, pagesEvery);
  const menu = page.getByRole('navigation', { name: '여행·패스 메뉴' });
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path);
      await expect.soft(menu, path).toBeInViewport();
      for (const name of ['누리도 여행', '지도', '관광지', '누리패스', '추천코스', '프로모션', '나의 여행'])
        await expect.soft(menu.getByRole('link', { name }), path).toHaveCount(1);
      const current = menu.locator('[aria-current="page"]');
      if ((await current.count()) > 0) await expect.soft(current, path).toBeInViewport({ ratio: 1 });
      if (withoutCrumbs.includes(path)) return;
      const group = page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: '누리도 여행' });
      await expect.soft(group, path).toHaveAttribute('href', '/travel');
    });
  }
  printResult(`menu of the travel service on phones: ${paths.length} of ${all.length} pages`);
});
