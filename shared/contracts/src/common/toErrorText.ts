/** Lines of a stack that say where; the rest is React's own. */
const stackLines = 8;

/** Kind, message and first lines of the stack of anything thrown, for a report. */
export function toErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Chromium begins the stack with kind and message, other browsers with its first line.
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line));
  return [`${error.name}: ${error.message}`, ...lines.slice(0, stackLines)].join('\n');
}
