import type { Page } from 'playwright/test';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';
import { type WantedHit, wantedHits } from '../fixtures/wantedHits.ts';

/** Link addresses of each kind of wanted hit. */
const addresses: Readonly<Record<string, RegExp>> = {
  edu: /[?&]eduUid=/,
  equipment: /[?&]eqUid=/,
  notice: /^\/infoPlaza\/noticeDetail\?/,
  faq: /^\/infoPlaza\/faqDetail\?/,
  reference: /^\/infoPlaza\/referenceDetail\?/,
  attraction: /^\/travel\/attraction/,
  pass: /^\/travel\/pass/,
  tour: /^\/travel\/tour\?/,
};
const shown = 3;
const wantedShare = 0.92;

interface Link {
  readonly href: string;
  readonly title: string;
}

function isWanted({ href, title }: Link, want: string): boolean {
  const [kind = '', ...words] = want.split(' ');
  const rest = words.join(' ');
  if (kind === 'page') return href === rest;
  return addresses[kind]?.test(href) === true && title.includes(rest);
}

/** Returns the first hits of the page, from the top. */
async function readFirstLinks(page: Page, query: string): Promise<Link[]> {
  const answer = page.getByRole('main').getByText(/(검색 결과|검색한 결과) [\d,]+건|결과가 없습니다/);
  // A busy machine may send a page that was not rendered in time.
  await expect(async () => {
    await page.goto(`/searchView?search=${encodeURIComponent(query)}`);
    await expect(answer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return page
    .getByRole('main')
    .locator('h3 a')
    .evaluateAll((links, count) => {
      return links
        .slice(0, count)
        .map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent?.trim() ?? '' }));
    }, shown);
}

async function findMiss(page: Page, { query, wants }: WantedHit): Promise<string | undefined> {
  const links = await readFirstLinks(page, query);
  if (links.some((link) => wants.some((want) => isWanted(link, want)))) return undefined;
  return `${query}: ${links.map(({ title }) => title).join(', ') || 'nothing'}`;
}

// The pages are rendered by the server: without their scripts 150 of them take seconds.
test.use({ javaScriptEnabled: false });

test('people find the wanted hit among the first three links', async ({ page }) => {
  test.slow();
  const misses: string[] = [];
  for (const one of wantedHits) {
    const miss = await findMiss(page, one);
    if (miss !== undefined) misses.push(miss);
  }

  printResult(`search: ${wantedHits.length - misses.length} of ${wantedHits.length} queries lead to what is wanted`);
  expect(wantedHits).toHaveLength(150);
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(wantedHits.length * (1 - wantedShare));
});
