/**
 * Minimum and maximum length of a review and maximum of a report, in characters (grapheme clusters), and the days after use to
 * write it.
 */
export const reviewLimits = { min: 10, max: 1_000, report: 500, days: 30 } as const;
