import type { Browser, CDPSession } from 'playwright';
import { onSlowPage } from './slowPage.ts';

/** Cold load of a page. Times in milliseconds from the start of the navigation. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** Content is visible, and the page is interactive. */
  readonly usable: number;
  readonly cls: number;
  /** Number until the page is usable. */
  readonly requests: number;
  /** Transferred until the page is usable. */
  readonly kilobytes: number;
  /** Longest chain of requests that each started after the previous one had ended. */
  readonly depth: number;
}

interface Transfer {
  readonly start: number;
  end: number;
  bytes: number;
}

/** Runs in the page before its scripts. */
function watchPage(readySelector: string): void {
  const seen = { lcp: 0, cls: 0, usable: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const isUsable =
      document.documentElement?.dataset.ready !== undefined &&
      document.querySelector('[data-ssr]') === null &&
      document.querySelector(readySelector) !== null;
    if (isUsable) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function watchTransfers(session: CDPSession): { list(untilMs: number): Transfer[] } {
  const open = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  let origin: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    const transfer = { start: (timestamp - origin) * 1_000, end: Number.POSITIVE_INFINITY, bytes: 0 };
    open.set(requestId, transfer);
    transfers.push(transfer);
  });
  const finish = ({
    requestId,
    timestamp,
    encodedDataLength = 0,
  }: {
    requestId: string;
    timestamp: number;
    encodedDataLength?: number;
  }) => {
    const transfer = open.get(requestId);
    if (transfer === undefined) return;
    transfer.end = (timestamp - (origin ?? timestamp)) * 1_000;
    transfer.bytes = encodedDataLength;
  };
  session.on('Network.loadingFinished', finish);
  session.on('Network.loadingFailed', finish);
  return { list: (untilMs) => transfers.filter(({ start }) => start <= untilMs) };
}

function depthOf(transfers: readonly Transfer[]): number {
  const depths: number[] = [];
  const sorted = [...transfers].sort((a, b) => a.start - b.start);
  for (const [at, { start }] of sorted.entries()) {
    const before = sorted.slice(0, at).map((other, index) => (other.end <= start ? (depths[index] ?? 0) : 0));
    depths[at] = Math.max(0, ...before) + 1;
  }
  return Math.max(0, ...depths);
}

/** Loads a page with an empty browser cache. @param readySelector of the loaded content */
export function measureLoad(browser: Browser, url: string, readySelector: string): Promise<Load> {
  return onSlowPage(browser, async (page, session) => {
    const transfers = watchTransfers(session);
    await page.addInitScript(watchPage, readySelector);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => (globalThis as unknown as { benchSeen: { usable: number } }).benchSeen.usable > 0);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => ({
      ...(globalThis as unknown as { benchSeen: { lcp: number; cls: number; usable: number } }).benchSeen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const needed = transfers.list(seen.usable);
    return {
      ...seen,
      requests: needed.length,
      kilobytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024,
      depth: depthOf(needed),
    };
  });
}
