/** Returns a line about a changed fact, for members; empty if unchanged. @param before null without an earlier value */
export function toChangeLines(name: string, before: string | null, after: string): string[] {
  if (before === after) return [];
  return [before === null ? `${name}: ${after}` : `${name}: ${after} (변경 전: ${before})`];
}
