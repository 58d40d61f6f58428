import { toClientNetwork } from './clientNetwork.ts';

/** Longest turn, in milliseconds: behind slower work, which waits for a database or a service, the next begins. */
const maxTurnMs = 250;

/** Runs the works of an address in turn. */
export type TakeTurn = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/**
 * Returns a function that runs at most `atOnce` works of an address beside each other: an address that asks for much that is
 * not cached does not make others wait. An address is an IPv4 address or an IPv6 network, as for limits. Waiting work has no
 * timeout, because all of a crowd would begin at once at its end.
 */
export function createAddressTurns(atOnce: number): TakeTurn {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  async function acquire(who: string): Promise<void> {
    const count = running.get(who) ?? 0;
    if (count < atOnce) {
      running.set(who, count + 1);
      return;
    }
    const queue = waiting.get(who) ?? [];
    waiting.set(who, queue);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Passes the turn to the next work, or ends it. */
  function release(who: string): void {
    const queue = waiting.get(who);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(who);
    const count = (running.get(who) ?? 1) - 1;
    if (next !== undefined) next();
    else if (count > 0) running.set(who, count);
    else running.delete(who);
  }

  return async (address, work) => {
    const who = toClientNetwork(address);
    await acquire(who);
    let hasTurn = true;
    const giveTurn = () => {
      if (hasTurn) release(who);
      hasTurn = false;
    };
    const timer = setTimeout(giveTurn, maxTurnMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      giveTurn();
    }
  };
}
