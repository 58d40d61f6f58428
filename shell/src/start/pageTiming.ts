import { pageTimingName } from '@haesol/contracts/release';

/** Values of this response, from its header `Server-Timing`: the document itself may be a copy that is some seconds old. */
export interface PageTiming {
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  /** Signature for the reports of this page view; undefined for pages that may not report. */
  readonly mark: string | undefined;
}

/** Reads the header of this document; undefined if a proxy has removed it, and in Firefox without https. */
export function readPageTiming(): PageTiming | undefined {
  const [document] = performance.getEntriesByType('navigation') as readonly PerformanceNavigationTiming[];
  const timings: readonly PerformanceServerTiming[] | undefined = document?.serverTiming;
  const timing = timings?.find(({ name }) => name === pageTimingName);
  return timing && { sentAt: timing.duration, mark: timing.description || undefined };
}
