import type { Readable, RouterLocation } from '@haesol/shared/shell-api';

/** Location of one instance: what the shell has committed, and nothing once the page has left the instance's remote. */
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
