import { createBrowserRouter } from 'react-router-dom';
import type { ShellRouter } from './navigator.ts';
import { type SiteRoutesSettings, siteRoutes } from './siteRoutes.ts';

/** How long the old page stays while the next one's code and data come, in milliseconds. */
const waitMs = 300;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface ShellRouterSettings extends SiteRoutesSettings {
  /** Starts code and data of a page; settles when both are there. What fails in it is dealt with where it is shown. */
  prepare(url: URL, signal: AbortSignal): Promise<void>;
}

/** The site's one router, and the only owner of the history. */
export function createShellRouter({ Site, SiteError, prepare }: ShellRouterSettings): ShellRouter {
  return createBrowserRouter(siteRoutes({ Site, SiteError }), {
    dataStrategy: async ({ request }) => {
      const ready = prepare(new URL(request.url), request.signal).catch(() => undefined);
      await Promise.race([ready, sleep(waitMs)]);
      return {};
    },
  });
}
