import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import type { ShellRouter } from './navigator.ts';

/** How long the old page stays while the next one's code and data come, in milliseconds. */
const waitMs = 300;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface ShellRouterSettings {
  readonly Site: ComponentType;
  readonly SiteError: ComponentType;
  /** Starts code and data of a page; settles when both are there. What fails in it is dealt with where it is shown. */
  prepare(url: URL, signal: AbortSignal): Promise<void>;
}

/**
 * The site's one router, and the only owner of the history. Its one route has neither `lazy` nor `loader`, since either
 * breaks hydration: pages are found in the registry, not here.
 */
export function createShellRouter({ Site, SiteError, prepare }: ShellRouterSettings): ShellRouter {
  return createBrowserRouter([{ id: 'site', path: '*', Component: Site, ErrorBoundary: SiteError }], {
    dataStrategy: async ({ request }) => {
      const ready = prepare(new URL(request.url), request.signal).catch(() => undefined);
      await Promise.race([ready, sleep(waitMs)]);
      return {};
    },
  });
}
