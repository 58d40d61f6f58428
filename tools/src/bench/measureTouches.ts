import type { Browser, Page } from 'playwright';
import { onPage, profiles } from './openPage.ts';

/** Milliseconds from a touch until the next frame. */
export interface Touch {
  readonly name: string;
  readonly ms: number;
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Runs in the page: notes the longest interaction since it was last asked. */
function watchInteractions(): void {
  const seen = { longest: 0 };
  Object.assign(globalThis, { benchTouch: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Returns the longest interaction of a step; 16 ms or less is 0. */
async function take(page: Page, step: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { benchTouch: { longest: number } }).benchTouch.longest = 0;
  });
  await step();
  await page.waitForTimeout(700);
  return page.evaluate(() => (globalThis as unknown as { benchTouch: { longest: number } }).benchTouch.longest);
}

/** Touches the home page on a phone whose scripts run four times slower. */
export function measureTouches(browser: Browser, site: string): Promise<readonly Touch[]> {
  const measure = async (page: Page) => {
    await page.addInitScript(watchInteractions);
    await page.goto(site, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const menu = page.getByRole('banner').getByRole('button', { name: '전체 메뉴' });
    const steps: readonly [string, () => Promise<void>][] = [
      ['open the menu', () => menu.tap()],
      ['close it by a key', () => page.keyboard.press('Escape')],
      ['follow a link to another remote', () => page.locator('main a[href="/travel/passes"]').first().tap()],
    ];
    const touches: Touch[] = [];
    for (const [name, step] of steps) touches.push({ name, ms: await take(page, step) });
    return touches;
  };
  return onPage(browser, profiles.slowCpu, measure, phone);
}
