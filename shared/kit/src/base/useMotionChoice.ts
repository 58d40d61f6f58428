import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns the reduced-motion preference; unknown in the first render, so that nothing moves before it is determined. */
export function useMotionChoice(): 'full' | 'reduced' | 'unknown' {
  return useSyncExternalStore(subscribe, read, () => 'unknown');
}

function subscribe(listener: () => void): () => void {
  const query = globalThis.matchMedia?.(QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function read(): 'full' | 'reduced' {
  return (globalThis.matchMedia?.(QUERY).matches ?? true) ? 'reduced' : 'full';
}
