/** `layout-shift` entry (W3C Layout Instability); not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** A session of shifts ends after a pause, or after a total time, in milliseconds (web.dev/articles/cls). */
const pauseMs = 1_000;
const sessionMs = 5_000;

/**
 * Reports the largest session of layout shifts whenever it grows, starting at 0; nothing if the browser does not measure it. Own
 * implementation, because `onCLS` of web-vitals would increase the code for reports above 3 kB.
 */
export function observeLayoutShift(note: (value: number) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('layout-shift')) return;
  let session = 0;
  let startedAt = 0;
  let lastAt = 0;
  let largest = 0;
  note(0);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      if (startTime - lastAt >= pauseMs || startTime - startedAt >= sessionMs) {
        session = 0;
        startedAt = startTime;
      }
      lastAt = startTime;
      session += value;
      if (session > largest) {
        largest = session;
        note(largest);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
