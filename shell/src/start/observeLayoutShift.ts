/** Of a `layout-shift` entry (W3C Layout Instability); TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** A session of shifts ends after a pause, and after a time in all, in milliseconds (web.dev/articles/cls). */
const pauseMs = 1_000;
const sessionMs = 5_000;

/**
 * Tells the largest session of layout shifts whenever it grows, 0 to begin with; nothing where the browser does not measure
 * it. By hand, because `onCLS` of web-vitals brings the code for reports past 3 kB.
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
