/** Long enough for the first paint after the page is mounted. */
const waitMs = 500;

/** Runs work once the browser has nothing else to do; after half a second where it cannot say so (Safari). */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, waitMs);
}
