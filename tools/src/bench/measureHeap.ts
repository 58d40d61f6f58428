import type { Browser } from 'playwright';
import type { Step } from './measureNavigation.ts';
import { onPage } from './openPage.ts';

/** Returns the heap in MB after garbage collection, after each number of changes between two remotes. */
export function measureHeap(
  browser: Browser,
  site: string,
  { from, to, readySelector, after }: Step & { readonly after: readonly number[] },
): Promise<readonly number[]> {
  return onPage(browser, { name: 'no limits', cpuSlowdown: 1 }, async (page, session) => {
    await session.send('HeapProfiler.enable');
    await page.goto(`${site}${from}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const sizes: number[] = [];
    for (let cycle = 1; cycle <= Math.max(...after); cycle += 1) {
      await page
        .locator(`a[href="${to}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      await page.locator(readySelector).first().waitFor();
      await page.goBack();
      await page.locator(readySelector).first().waitFor({ state: 'detached' });
      if (!after.includes(cycle)) continue;
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      sizes.push(usedSize / 2 ** 20);
    }
    return sizes;
  });
}
