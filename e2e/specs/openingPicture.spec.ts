import { settle } from '../fixtures/displayVariants.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

/** Maximum number of elements, because each takes time for style and layout on a phone; Lighthouse warns above 1,400. */
const mostElements = 1_400;

/** Lists whose first picture is in the initial viewport. */
const lists = ['/travel/attractions', '/travel/tours', '/cooperation/equipment'];

for (const path of lists) {
  test(`${path} loads its first picture with priority, and those below lazily`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const pictures = [...html.matchAll(/<li\b[^>]*>(?:<div[^>]*>)?<article[^>]*>(?:<div[^>]*>)?(<img[^>]*>)/g)].map(
      ([, picture = '']) => picture,
    );

    expect(pictures.length).toBeGreaterThan(4);
    expect(pictures[0]).toContain('fetchPriority="high"');
    expect(pictures[0]).not.toContain('loading="lazy"');
    expect(pictures.at(-1)).toContain('loading="lazy"');
    const address = /src="([^"]+)"/.exec(pictures[0] ?? '')?.[1] ?? '?';
    expect(head).toContain(`<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`);
  });
}

test('the home page has few elements', async ({ page }) => {
  await page.goto('/');
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const count = await page.evaluate(() => document.querySelectorAll('*').length);

  printResult(`elements of the home page: ${count}`);
  expect(count).toBeGreaterThan(500);
  expect(count).toBeLessThan(mostElements);
});
