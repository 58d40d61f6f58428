import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for less motion; the first render says yes, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function read(): boolean {
  return globalThis.matchMedia?.(QUERY).matches ?? true;
}
