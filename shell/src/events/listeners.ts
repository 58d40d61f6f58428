import type { ShellEventListener } from '@haesol/remote/shell-api';
import type { StreamMessage } from './stream.ts';

/** Listeners of this tab, by address. */
export function createListeners() {
  const listeners = new Map<string, Set<ShellEventListener>>();
  let live: ReadonlySet<string> = new Set();
  return {
    paths: () => [...listeners.keys()],
    /** @returns removes it, and returns true if it was the last listener of the address */
    add(path: string, listener: ShellEventListener): () => boolean {
      const ofPath = listeners.get(path) ?? new Set();
      // Copied, so that one listener added twice counts as two.
      const own = { ...listener };
      listeners.set(path, ofPath.add(own));
      if (live.has(path)) own.onLive(true);
      return () => ofPath.delete(own) && ofPath.size === 0 && listeners.delete(path);
    },
    dispatch({ path, event, data }: StreamMessage): void {
      for (const { onEvent } of listeners.get(path) ?? []) onEvent({ event, data });
    },
    /** @param paths addresses with live events; listeners of the others are notified that theirs are not live */
    setLive(paths: readonly string[]): void {
      const before = live;
      live = new Set(paths);
      for (const [path, ofPath] of listeners) {
        if (before.has(path) !== live.has(path)) for (const { onLive } of ofPath) onLive(live.has(path));
      }
    },
  };
}
