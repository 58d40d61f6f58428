import type { NavigateOptions, RouterNavigator } from '@haesol/remote/shell-api';
import type { createBrowserRouter, To } from 'react-router-dom';

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates a remote's access to the shell's router. Based on `router.navigate`, because react-router's own navigator drops
 * `viewTransition` and would be a second writer of the history.
 */
export function createNavigator(getRouter: () => ShellRouter): RouterNavigator {
  const go = (to: unknown, state: unknown, replace: boolean, options: NavigateOptions = {}) => {
    void getRouter().navigate(to as To, {
      replace,
      state,
      ...(options.preventScrollReset !== undefined && { preventScrollReset: options.preventScrollReset }),
      ...(options.viewTransition !== undefined && { viewTransition: options.viewTransition }),
    });
  };
  return {
    createHref: hrefOf,
    encodeLocation: (to) => getRouter().encodeLocation(to as To) as { pathname: string; search: string; hash: string },
    push: (to, state, options) => go(to, state, false, options),
    replace: (to, state, options) => go(to, state, true, options),
    go: (delta) => void getRouter().navigate(delta),
  };
}

function hrefOf(to: Parameters<RouterNavigator['createHref']>[0]): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
