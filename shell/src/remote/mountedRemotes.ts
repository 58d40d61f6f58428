const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** True while a remote stands in the page, in whatever place: another build of it must wait. */
export const isStanding = (remoteId: string): boolean => counts.has(remoteId);

/** Calls the listener whenever a remote has left its last place. @returns unsubscribe */
export function onLeft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A remote takes a place. @returns leaves it; more than once is as once */
export function stand(remoteId: string): () => void {
  counts.set(remoteId, (counts.get(remoteId) ?? 0) + 1);
  let hasLeft = false;
  return () => {
    if (hasLeft) return;
    hasLeft = true;
    const count = (counts.get(remoteId) ?? 1) - 1;
    if (count > 0) {
      counts.set(remoteId, count);
      return;
    }
    counts.delete(remoteId);
    for (const listener of listeners) listener();
  };
}
