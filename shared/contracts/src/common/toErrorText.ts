/** Number of stack lines in a report; the lines below them belong to React. */
const stackLines = 8;

/** Returns kind, message and first stack lines of a thrown value, for a report. */
export function toErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Chromium's stack begins with kind and message, that of other browsers with the first frame.
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  return [`${error.name}: ${error.message}`, ...lines.slice(0, stackLines)].join('\n');
}
