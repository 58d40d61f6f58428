import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Connection and machine of a visitor. */
export interface Profile {
  readonly name: string;
  /** Milliseconds and bytes per second; undefined for a connection without limits. */
  readonly network?: { readonly latency: number; readonly down: number; readonly up: number };
  /** Factor by which scripts run slower. */
  readonly cpuSlowdown: number;
}

/** As in Chrome's developer tools and Lighthouse. */
export const profiles = {
  slow4g: { name: 'slow 4G', network: { latency: 150, down: 200_000, up: 93_750 }, cpuSlowdown: 1 },
  fast4g: { name: 'fast 4G', network: { latency: 60, down: 1_125_000, up: 187_500 }, cpuSlowdown: 1 },
  slowCpu: { name: 'no limit of the connection, CPU four times slower', cpuSlowdown: 4 },
} as const satisfies Record<string, Profile>;

/** Timeout on a slow connection, in milliseconds. */
const timeoutMs = 60_000;

/** Opens a page with an empty browser cache, and closes it afterwards. @param options e.g. cookies of a signed-in member */
export async function onPage<T>(
  browser: Browser,
  { network, cpuSlowdown }: Profile,
  measure: (page: Page, session: CDPSession) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'ko-KR', ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network !== undefined)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.down,
        uploadThroughput: network.up,
      });
    if (cpuSlowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}
