import type { Browser, CDPSession, Page } from 'playwright';

/** Chrome's "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Timeout on a slow connection, in milliseconds. */
const patienceMs = 60_000;

/** Opens a page on a slow connection with an empty browser cache, and closes it afterwards. */
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
