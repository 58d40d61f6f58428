import { listLimitRows } from '../../../server/src/http/limits/limitRows.ts';

/** Document with the limits of the site. */
export const limitDocument = 'docs/operations.md';
const section = /(?<=^## Limits of calls\n(?:(?!## ).*\n)*?)(?:^\|.*\n)+/m;

/** Formats the table of all limits as Markdown. */
export function toLimitTable(): string {
  const head = ['limit', 'calls', 'places', 'what keeps a place', 'shared by', 'answer'];
  const rows = listLimitRows().map(({ name, calls, limit, counts, per, code }) => [
    `\`${name}\``,
    calls,
    limit,
    counts,
    per,
    code,
  ]);
  const all = [head, ...rows];
  const widths = head.map((_title, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rule = toLine(widths.map((width) => '-'.repeat(width)));
  return [toLine(head), rule, ...rows.map(toLine)].join('');
}

/** Reads the table in the document; undefined without one. */
export function readLimitTable(document: string): string | undefined {
  return section.exec(document)?.[0];
}

/** Returns the document with the current table of limits. */
export function replaceLimitTable(document: string): string {
  return document.replace(section, () => toLimitTable());
}
