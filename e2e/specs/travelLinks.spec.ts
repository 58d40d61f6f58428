import type { Page } from 'playwright/test';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages of the travel service with lists, and the minimum number of cards on each. */
const lists = [
  { path: '/travel', atLeast: 16 },
  { path: '/travel/attractions', atLeast: 12 },
  { path: '/travel/passes', atLeast: 4 },
  { path: '/travel/tours', atLeast: 6 },
  { path: '/travel/promotions', atLeast: 4 },
  { path: '/travel/info', atLeast: 24 },
  { path: '/travel/feed', atLeast: 6 },
  { path: '/travel/attraction?gdsUid=G0001', atLeast: 3 },
  { path: '/travel/pass?gdsDtlUid=PS001', atLeast: 8 },
  { path: '/travel/tour?tourUid=TR001', atLeast: 4 },
];

interface FoundCard {
  readonly name: string;
  readonly links: readonly string[];
}

/**
 * Finds the cards of a page: list items, and articles, that have a picture or a heading and are no form. A detail page is an
 * article with such items and no card itself.
 */
const findCards = (page: Page): Promise<FoundCard[]> =>
  page.getByRole('main').evaluate((main) => {
    const looksLikeCard = (element: Element) => element.querySelector('h2, h3, h4, img') !== null;
    const all = [...main.querySelectorAll('li, article')].filter(looksLikeCard);
    const innermost = all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
    const clickable = (element: Element) => element.querySelector('button, input') !== null;
    return innermost
      .filter((card) => card.querySelector('a') !== null || !clickable(card))
      .map((card) => ({
        name: (card.querySelector('a') ?? card).textContent?.trim() ?? '',
        // A stop of a tour also leads to its booking.
        links: [...card.querySelectorAll('a')]
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith('/travel/reserve?')),
      }));
  });

/** Returns the first heading of a page in the server's response, and its status. */
async function readHeading(page: Page, href: string): Promise<{ readonly status: number; readonly heading: string }> {
  const response = await page.request.get(href);
  // Read as text: pages refuse to parse markup (Trusted Types).
  const [, markup = ''] = /<main[\s\S]*?<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? [];
  return { status: response.status(), heading: markup.replaceAll(/<[^>]+>/g, '').trim() };
}

test('every card of the travel pages is one link, to the page of its item', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const targets = new Map<string, string>();
  for (const { path, atLeast } of lists) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const cards = await findCards(page);
      expect.soft(cards.length, `cards of ${path}`).toBeGreaterThanOrEqual(atLeast);
      expect
        .soft(
          cards.filter(({ links }) => links.length !== 1),
          `cards of ${path} that are not one link`,
        )
        .toEqual([]);
      // News link to a page about their subject, and have a different headline.
      if (path === '/travel/feed') return;
      for (const { name, links } of cards) if (links[0] !== undefined) targets.set(links[0], name);
    });
  }
  const wrong: string[] = [];
  for (const [href, name] of targets) {
    if (!/^\/travel\/(attraction|pass|tour|promotion|infoDetail)\?/.test(href)) continue;
    const { status, heading } = await readHeading(page, href);
    if (status !== 200 || !heading.includes(name)) wrong.push(`${href}: ${status} "${heading}", not "${name}"`);
  }
  printResult(`cards of the travel service: ${targets.size} addresses`);
  expect(targets.size).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('every coupon of the home page links to its promotion and to the page where it is claimed', async ({ page }) => {
  await page.goto('/travel');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const coupons = page.getByRole('heading', { name: '지금 받을 수 있는 쿠폰' }).locator('+ ul > li');
  await expect(coupons).toHaveCount(3);
  for (const coupon of await coupons.all()) {
    const link = coupon.getByRole('link').first();
    await expect(coupon.getByRole('link').nth(1)).toHaveAttribute('href', '/travel/my?tab=coupon');
    const html = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
    expect(html).toContain((await link.innerText()).trim());
  }
});
