/** What is different about one fact, as members read it; none where it is the same. @param before null where there was none */
export function toChangeLines(name: string, before: string | null, after: string): string[] {
  if (before === after) return [];
  return [before === null ? `${name}: ${after}` : `${name}: ${after} (변경 전: ${before})`];
}
