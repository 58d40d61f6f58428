/** Kind and message of anything thrown, for a report. */
export const toErrorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
