export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the texts of the headings, in their order. */
export const toHeadings = (html: string): string[] =>
  [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner]) => toText(inner ?? ''));

/** Returns headings, paragraphs, list items and table rows of a text, without tags. */
export function toParagraphs(html: string): string[] {
  return html
    .replaceAll(/<\/t[dh]>/g, ' ')
    .split(/<\/(?:p|li|h\d|tr|caption)>|<br\s*\/?>/)
    .map(toText)
    .filter((text) => text !== '');
}

/** Computes the lengths of the longest common subsequence of all suffixes. */
function toLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const same = before[row] === after[column];
      const value = same
        ? (lengths[row + 1]?.[column + 1] ?? 0) + 1
        : Math.max(lengths[row + 1]?.[column] ?? 0, lengths[row]?.[column + 1] ?? 0);
      (lengths[row] ?? [])[column] = value;
    }
  }
  return lengths;
}

/** Compares two texts paragraph by paragraph: removed and added ones, in reading order. */
export function compareParagraphs(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lengths = toLengths(before, after);
  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, current] = [before[row], after[column]];
    if (old !== undefined && old === current) {
      lines.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (current === undefined || (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: current ?? '' });
      column += 1;
    }
  }
  return lines;
}
