import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const isLong = process.env.HAESOL_TEST_SIZE === 'long';
/** 2,400 places in the long run: the growth of each page is measured. */
const pages = isLong ? 200 : 60;
const perPage = 12;
/** Allowed elements of the page after the first pages; later ones may add an empty box each. */
const spareElements = 800;
/** Allowed heap for a page outside of the viewport. */
const heapLimitKb = 60;
/** Additional heap for visible pages, and for code that runs for the first time. */
const spareHeapKb = 2_000;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

test('a list of thousands of places keeps its size, and Back restores it', async ({ page }) => {
  test.setTimeout(isLong ? 5 * 60_000 : 90_000);
  let first: { list: Record<string, unknown>[] } | undefined;
  await page.route(/\/api\/v1\/attraction\/list\?/, async (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNum') ?? '1');
    first ??= ((await (await route.fetch()).json()) as { data: { list: Record<string, unknown>[] } }).data;
    const list = Array.from({ length: perPage }, (_, at) => ({
      ...first?.list[at % first.list.length],
      gdsUid: `G${pageNum}-${at}`,
      gdsNm: `${pageNum}쪽 ${at + 1}번째 장소`,
    }));
    await route.fulfill({
      json: { status: { code: '200', message: '' }, data: { list, cnt_total: pages * perPage } },
    });
  });
  // Opened by a link, so that the browser requests the list instead of using the server's data.
  await page.goto('/travel/tours');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('link', { name: '관광지', exact: true }).first().click();
  const more = page.getByRole('button', { name: '더보기' });
  await expect(page.getByText('1쪽 1번째 장소')).toBeVisible();

  const session = await page.context().newCDPSession(page);
  /** Measures the heap after garbage collection, in MB. */
  const readHeap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
  };
  const heapBefore = await readHeap();
  const result = await page.evaluate(
    async ({ count, size }) => {
      const times: number[] = [];
      const elements: number[] = [];
      const has = (text: string) => document.querySelector('main')?.textContent?.includes(text) === true;
      for (let number = 2; number <= count; number += 1) {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '더보기');
        const shown = `중 ${(number * size).toLocaleString('ko-KR')}곳`;
        const startedAt = performance.now();
        button?.click();
        while (!has(shown) && performance.now() - startedAt < 20_000)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        times.push(performance.now() - startedAt);
        button?.scrollIntoView({ block: 'center' });
        await new Promise((resolve) => setTimeout(resolve, 30));
        elements.push(document.querySelectorAll('*').length);
      }
      return { times, elements };
    },
    { count: pages, size: perPage },
  );

  const { times, elements } = result;
  const early = Math.max(...elements.slice(0, 10));
  const late = elements.at(-1) ?? 0;
  const grownKb = ((await readHeap()) - heapBefore) * 1_000;
  printResult(`long list: the heap grows by ${(grownKb / pages).toFixed(0)} kB a page of ${perPage} places`);
  printResult(
    `long list: ${pages} pages, ${early} elements at most after 10, ${late} after all; more takes ${median(times.slice(0, 20)).toFixed(0)} ms at first, ${median(times.slice(-20)).toFixed(0)} ms at last, p95 ${p95(times).toFixed(0)} ms`,
  );
  await expect(more).toHaveCount(0);
  expect(late).toBeLessThan(early + pages + spareElements);
  // A page's answer and its empty box; the elements of its cards would take more than ten times as much.
  expect(grownKb).toBeLessThan(spareHeapKb + pages * heapLimitKb);

  const target = page.getByRole('link', { name: `${pages}쪽 1번째 장소` });
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
  await page.getByRole('link', { name: '추천코스' }).first().click();
  await expect(page).toHaveURL(/\/travel\/tours/);
  await page.goBack();
  await expect(target).toBeInViewport();
  const after = await page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
  expect(Math.abs((after[1] ?? 0) - (before[1] ?? 0))).toBeLessThan(100);
});
