const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** True while a remote is mounted, as page or in a slot: a newer build of it must wait. */
export const isMounted = (remoteId: string): boolean => counts.has(remoteId);

/** Calls the listener when the last instance of a remote is unmounted. @returns unsubscribe */
export function onUnmounted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks one instance of a remote as mounted. @returns releases the mark; idempotent */
export function markMounted(remoteId: string): () => void {
  counts.set(remoteId, (counts.get(remoteId) ?? 0) + 1);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    const count = (counts.get(remoteId) ?? 1) - 1;
    if (count > 0) {
      counts.set(remoteId, count);
      return;
    }
    counts.delete(remoteId);
    for (const listener of listeners) listener();
  };
}
