import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { onPage, type Profile } from './openPage.ts';

/** Cold load of a page. Times in milliseconds from the start of the navigation. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** Content is visible, and the page is interactive. */
  readonly usable: number;
  readonly cls: number;
  /** Total blocking time: what tasks of the main thread took beyond 50 ms each. */
  readonly tbt: number;
  /** Number until the page is usable. */
  readonly requests: number;
  /** Transferred until the page is usable. */
  readonly kilobytes: number;
  /** Number and kilobytes until the network is idle. */
  readonly allRequests: number;
  readonly allKilobytes: number;
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
  const seen = { lcp: 0, cls: 0, tbt: 0, usable: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tbt += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
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

/** Time without a request after which a page has loaded everything, in milliseconds: some code comes when the page is idle. */
const quietMs = 1_500;

interface Transfers {
  list(untilMs: number): Transfer[];
  /** Resolves when all have ended and none has begun for a while. */
  waitForQuiet(): Promise<void>;
}

function watchTransfers(session: CDPSession): Transfers {
  const open = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  let origin: number | undefined;
  let changedAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('http')) return;
    origin ??= timestamp;
    changedAt = performance.now();
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
    changedAt = performance.now();
    transfer.end = (timestamp - (origin ?? timestamp)) * 1_000;
    transfer.bytes = encodedDataLength;
  };
  session.on('Network.loadingFinished', finish);
  session.on('Network.loadingFailed', finish);
  return {
    list: (untilMs) => transfers.filter(({ start }) => start <= untilMs),
    async waitForQuiet() {
      while (performance.now() - changedAt < quietMs) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
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

interface Visit {
  readonly url: string;
  /** Selector of the loaded content. */
  readonly readySelector: string;
  readonly profile: Profile;
  /** Cookies of a member. */
  readonly storageState?: BrowserContextOptions['storageState'];
}

const sizeOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;

/** Loads a page with an empty browser cache. */
export function measureLoad(browser: Browser, { url, readySelector, profile, storageState }: Visit): Promise<Load> {
  const measure = async (page: Page, session: CDPSession) => {
    const transfers = watchTransfers(session);
    await page.addInitScript(watchPage, readySelector);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => (globalThis as unknown as { benchSeen: { usable: number } }).benchSeen.usable > 0);
    await transfers.waitForQuiet();
    const seen = await page.evaluate(() => ({
      ...(globalThis as unknown as { benchSeen: Pick<Load, 'lcp' | 'cls' | 'tbt' | 'usable'> }).benchSeen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const needed = transfers.list(seen.usable);
    const all = transfers.list(Number.POSITIVE_INFINITY);
    return {
      ...seen,
      requests: needed.length,
      kilobytes: sizeOf(needed),
      allRequests: all.length,
      allKilobytes: sizeOf(all),
      depth: depthOf(needed),
    };
  };
  return onPage(browser, profile, measure, storageState === undefined ? {} : { storageState });
}
