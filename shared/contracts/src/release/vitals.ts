// Separate from telemetry.ts, whose schemas would enlarge the code that every page loads.

/** Web vitals that pages report: in milliseconds, except CLS, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Good up to the first value, poor above the second (web.dev/articles/vitals). */
export const vitalThresholds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Limits of one report; the shell respects them and the server enforces them. */
export const telemetryLimits = { errors: 5, errorText: 2_000, parts: 5 } as const;

/** Endpoint for reports. */
export const telemetryPath = '/api/v1/telemetry';

/** Name of the entry of `Server-Timing` that a page is sent with: `dur` when it was sent, `desc` the mark for its reports. */
export const pageTimingName = 'page';
