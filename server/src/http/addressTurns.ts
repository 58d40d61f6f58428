import { toClientNetwork } from './clientNetwork.ts';

/** Longest wait for a turn, in milliseconds: behind slow work, or at an address with many people, works run beside each other. */
const maxWaitMs = 500;

/** Runs the works of an address in turn. */
export type TakeTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Returns a function that runs at most `atOnce` works of an address beside each other: an address that asks for much that is
 * not cached does not make others wait. An address is an IPv4 address or an IPv6 network, as for limits.
 */
export function createAddressTurns(atOnce: number, waitMs = maxWaitMs): TakeTurn {
  const running = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  const begin = (who: string) => void running.set(who, (running.get(who) ?? 0) + 1);

  function acquire(who: string): Promise<void> {
    if ((running.get(who) ?? 0) < atOnce) return Promise.resolve(begin(who));
    const others = waiting.get(who) ?? new Set();
    waiting.set(who, others);
    return new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer);
        others.delete(take);
        if (others.size === 0) waiting.delete(who);
        begin(who);
        resolve();
      };
      const timer = setTimeout(take, waitMs);
      others.add(take);
    });
  }

  function release(who: string): void {
    const count = (running.get(who) ?? 1) - 1;
    if (count > 0) running.set(who, count);
    else running.delete(who);
    if (count >= atOnce) return;
    const [next] = waiting.get(who) ?? [];
    next?.();
  }

  return async (address, work) => {
    const who = toClientNetwork(address);
    await acquire(who);
    try {
      return await work();
    } finally {
      release(who);
    }
  };
}
