import { pageTimingName } from '@haesol/contracts/release';

/** Values of the header `Server-Timing` of this document, which may be a copy that is a few seconds older. */
export interface PageTiming {
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** Signature for the reports of this page view; undefined for pages that may not report. */
  readonly mark: string | undefined;
}

/** Returns undefined where a proxy has removed the header. */
export function readPageTiming(): PageTiming | undefined {
  const [document] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  const timing = document?.serverTiming.find(({ name }) => name === pageTimingName);
  return timing && { sentAt: timing.duration, mark: timing.description || undefined };
}
