/** Long enough for the first paint after the page is mounted. */
const waitMs = 500;

/** Runs work once the browser is idle; after half a second in browsers without idle callbacks (Safari). */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, waitMs);
}
