import type { Browser, CDPSession, Page } from 'playwright';

/** Chrome's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms to and fro. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How long anything on a slow line may take, in milliseconds. */
const patienceMs = 60_000;

/** A page on a slow line, in a browser that has nothing of the site yet; closed afterwards. */
export async function onSlowPage<T>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'ko-KR' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    return await measure(page, session);
  } finally {
    await context.close();
  }
}
