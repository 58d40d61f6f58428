import type { Browser, Page } from 'playwright';
import { onPage, profiles } from './openPage.ts';
import { median } from './statistics.ts';

const warmTimes = 5;

/** Link from a page of one remote to a page of another. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** Selector of the loaded content, only on the page `to`. */
  readonly readySelector: string;
}

/** Milliseconds from the click on a link until the other page has loaded its content. */
export interface Navigation {
  /** First time in a tab, without code of that remote. */
  readonly cold: number;
  /** Again after Back; median of several times. */
  readonly warm: number;
  /** Number of requests of the first time. */
  readonly requests: number;
}

/** Runs in the page: follows the link as a tap does, without the prefetch on hover. */
async function follow({ to, readySelector }: Step): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
  if (link === null) throw new Error(`no link to ${to}`);
  if (document.querySelector(readySelector) !== null) throw new Error(`${readySelector} is there before the click`);
  const clickedAt = performance.now();
  link.click();
  return await new Promise((resolve) => {
    const look = () => {
      const isThere = location.pathname === to && document.querySelector(readySelector) !== null;
      if (isThere) resolve(performance.now() - clickedAt);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function goBack(page: Page, { from, readySelector }: Step): Promise<void> {
  await page.goBack();
  await page.waitForFunction(
    ([path, selector]) => location.pathname === path && document.querySelector(selector) === null,
    [from, readySelector] as const,
  );
  await page.waitForLoadState('networkidle');
}

/** Navigates from one remote to another and back several times, on slow 4G and with an empty browser cache. */
export function measureNavigation(browser: Browser, site: string, step: Step): Promise<Navigation> {
  return onPage(browser, profiles.slow4g, async (page) => {
    await page.goto(`${site}${step.from}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const cold = await page.evaluate(follow, step);
    const asked = requests;
    const warm: number[] = [];
    for (let time = 0; time < warmTimes; time += 1) {
      await goBack(page, step);
      warm.push(await page.evaluate(follow, step));
    }
    return { cold, warm: median(warm), requests: asked };
  });
}
