import { createBrowserRouter } from 'react-router-dom';
import type { ShellRouter } from './navigator.ts';
import { type SiteRoutesSettings, siteRoutes } from './siteRoutes.ts';

/** Time for which the old page stays while the next one's code and data load, in milliseconds. */
const waitMs = 300;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface ShellRouterSettings extends SiteRoutesSettings {
  /** Loads code and data of a page; settles when both are loaded. Errors are handled by the page itself. */
  prepare(url: URL, signal: AbortSignal): Promise<void>;
}

/** Creates the site's only router, which owns the history. */
export function createShellRouter({ Site, SiteError, prepare }: ShellRouterSettings): ShellRouter {
  return createBrowserRouter(siteRoutes({ Site, SiteError }), {
    dataStrategy: async ({ request }) => {
      const ready = prepare(new URL(request.url), request.signal).catch(() => undefined);
      await Promise.race([ready, sleep(waitMs)]);
      return {};
    },
  });
}
