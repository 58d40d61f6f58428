import type { Browser, Page } from 'playwright';
import { slow4g } from './measureLoad.ts';

const patienceMs = 60_000;

/** A link from a page of one remote to a page of another. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** What stands on the page `to`, and on no other, once its data have come. */
  readonly readySelector: string;
}

/** Milliseconds from the click on a link until the other page stands there with its data. */
export interface Navigation {
  /** The first time in a tab that has loaded nothing of that remote. */
  readonly cold: number;
  /** After Back, once more. */
  readonly warm: number;
  /** Requests of the first time. */
  readonly requests: number;
}

/** Runs in the page: follows the link as a tap does, without the head start that a pointer gives. */
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
    { timeout: patienceMs },
  );
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
}

/** Goes from one remote to another, back, and there again, on slow 4G and with nothing in the browser's cache. */
export async function measureNavigation(browser: Browser, site: string, step: Step): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.goto(`${site}${step.from}`, { waitUntil: 'networkidle', timeout: patienceMs });
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    const cold = await page.evaluate(follow, step);
    const asked = requests;
    await goBack(page, step);
    return { cold, warm: await page.evaluate(follow, step), requests: asked };
  } finally {
    await context.close();
  }
}
