/** Lengths in days of the filter. */
export const tourLengths = ['1', '2', '3'] as const;
