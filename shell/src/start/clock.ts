/** Tolerance for the whole seconds of an HTTP date, in milliseconds. */
const toleranceMs = 2_000;

/** Creates a clock that follows the server's. All values in milliseconds since the epoch. */
export function createClock(serverNow: number, local: () => number = Date.now) {
  let offsetMs = serverNow - local();
  return {
    now: () => local() + offsetMs,
    /** @param serverMs from the `Date` header */
    follow(serverMs: number): void {
      const differenceMs = serverMs - (local() + offsetMs);
      if (Math.abs(differenceMs) > toleranceMs) offsetMs += differenceMs;
    },
  };
}
