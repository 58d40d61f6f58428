const lockName = 'haesol.events';

/**
 * One tab of the browser leads at a time, by a Web Lock; without them every tab leads by itself.
 * @param lead works until its promise resolves
 */
export function createLeadership(lead: (until: Promise<void>) => Promise<void>) {
  let leave: (() => void) | undefined;
  return {
    /** Leads as soon as no other tab does. */
    begin(): void {
      if (leave !== undefined) return;
      const { promise: until, resolve } = Promise.withResolvers<void>();
      const cancel = new AbortController();
      leave = () => {
        resolve();
        cancel.abort();
      };
      if ('locks' in navigator) {
        // Rejects when the tab stops waiting.
        navigator.locks.request(lockName, { signal: cancel.signal }, () => lead(until)).catch(() => undefined);
      } else void lead(until);
    },
    /** Leads no more, and waits for it no more. */
    end(): void {
      leave?.();
      leave = undefined;
    },
  };
}
