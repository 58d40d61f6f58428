/** Longest wait for a turn, in milliseconds: behind a slow page, or at an address with many people, works run beside each other. */
const maxWaitMs = 500;

/**
 * Returns a function that runs the works of an address one after the other. Pages that are not cached are the most expensive
 * answers: one address that asks for many of them does not make others wait.
 */
export function createAddressTurns(waitMs = maxWaitMs) {
  const running = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  const begin = (address: string) => void running.set(address, (running.get(address) ?? 0) + 1);

  function acquire(address: string): Promise<void> {
    if (!running.has(address)) return Promise.resolve(begin(address));
    const others = waiting.get(address) ?? new Set();
    waiting.set(address, others);
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        others.delete(take);
        if (others.size === 0) waiting.delete(address);
        begin(address);
        resolve();
      };
      const timer = setTimeout(take, waitMs);
      others.add(take);
    });
  }

  function release(address: string): void {
    const count = (running.get(address) ?? 1) - 1;
    if (count > 0) return void running.set(address, count);
    running.delete(address);
    const [next] = waiting.get(address) ?? [];
    next?.();
  }

  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    await acquire(address);
    try {
      return await work();
    } finally {
      release(address);
    }
  };
}
