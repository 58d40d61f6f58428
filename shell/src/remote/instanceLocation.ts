import type { Readable, RouterLocation } from '@haesol/remote/shell-api';

/** Location of one instance: the last one that the shell committed while the page belonged to the instance. */
export interface InstanceLocation extends Readable<RouterLocation> {
  set(location: RouterLocation): void;
}

export function createInstanceLocation(initial: RouterLocation): InstanceLocation {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getServer: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(location) {
      if (
        location.key === current.key &&
        location.pathname === current.pathname &&
        location.search === current.search &&
        location.hash === current.hash
      )
        return;
      current = location;
      for (const listener of listeners) listener();
    },
  };
}

/** Location that never changes, for overlays of one page. */
export const toFixedLocation = (location: RouterLocation): Readable<RouterLocation> => ({
  get: () => location,
  getServer: () => location,
  subscribe: () => () => undefined,
});
