import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page answers to its visitor: false on the server and in the first render of what the server sent, true ever
 * after, and from the start in what the browser renders itself.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
