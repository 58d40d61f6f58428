import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns true once the page is interactive: false on the server and in the first render of server markup, true afterwards, and
 * always true for content that the browser renders itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
