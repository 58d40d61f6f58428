/**
 * Returns a function that reads once for all calls of a turn of the event loop, after them: no call gets a reading that began
 * before it, which could miss a write that was acknowledged in between.
 * @example const readVersion = shareReads(() => selectVersion(db));
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () => {
    next ??= new Promise((resolve) => {
      setImmediate(() => {
        next = undefined;
        resolve(read());
      });
    });
    return next;
  };
}
