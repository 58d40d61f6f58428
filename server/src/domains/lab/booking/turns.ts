/** Runs work of the same key one after the other, in this process; work of different keys side by side. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    // A failure ends one turn, not those behind it.
    const own = before.then(work, work);
    const settled = own.catch(() => undefined);
    last.set(key, settled);
    try {
      return await own;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
