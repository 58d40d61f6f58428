const lockName = 'haesol.events';

/**
 * Elects one leading tab of the browser with a Web Lock; without Web Locks every tab leads.
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
    /** Stops leading or waiting for it. */
    end(): void {
      leave?.();
      leave = undefined;
    },
  };
}
