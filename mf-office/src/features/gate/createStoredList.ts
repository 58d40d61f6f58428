import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/**
 * Creates a list in the storage of this browser, which outlives a reload and the end of the session. Without storage, or after one
 * of another build, it lasts as long as the page.
 */
export function createStoredList<S extends z.core.$ZodType>(storageKey: string, entry: S) {
  type List = readonly z.output<S>[];
  const none: List = [];
  let known = none;
  const listeners = new Set<() => void>();
  const list = (): List => known;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    list,
    /** Reads the storage, which another tab may have changed. */
    read(): List {
      try {
        return z.array(entry).parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
      } catch {
        return known;
      }
    },
    write(entries: List): void {
      known = entries;
      try {
        localStorage.setItem(storageKey, JSON.stringify(entries));
      } catch {
        // No storage.
      }
      for (const listener of listeners) listener();
    },
    useList: (): List => useSyncExternalStore(subscribe, list, () => none),
  };
}
