/** Letters by place, to decide which font file has them. */
export interface LetterSources {
  /** True for a letter of the font. */
  readonly isInFont: (letter: string) => boolean;
  /** Pages that visits begin with: all their letters are in the core. */
  readonly entries: readonly string[];
  /** Visible texts of rendered pages, one for each page. */
  readonly pages: readonly string[];
  /** Other texts of the site: messages, sample data. */
  readonly texts: readonly string[];
}

/** Share of pages from which on a letter is in the core. */
const coreShare = 0.05;
/** Letters of a group; about 20 kB. */
const groupSize = 150;
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));

function toText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(?:nbsp|middot|copy|amp|lt|gt|quot|#39);/g, ' ');
}

function countPages(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of texts.flatMap((text) => [...new Set(text)])) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** Cuts a list into pieces of the size of a group. */
export const toGroups = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / groupSize) }, (_, at) =>
    items.slice(at * groupSize, (at + 1) * groupSize),
  );

/**
 * Groups the letters of the site: first the core, with the letters of the entry pages and of a twentieth of all pages, then groups
 * of 150 by frequency.
 * @returns letters by file
 */
export function groupLetters({ isInFont, entries, pages, texts }: LetterSources): string[][] {
  const counts = countPages([...entries, ...pages].map(toText));
  const core = new Set([...ascii, ...entries.flatMap((page) => [...toText(page)])].filter(isInFont));
  for (const [letter, count] of counts) if (isInFont(letter) && count >= pages.length * coreShare) core.add(letter);
  for (const [letter, count] of countPages(texts)) counts.set(letter, (counts.get(letter) ?? 0) + count);
  const others = [...counts].filter(([letter]) => isInFont(letter) && !core.has(letter)).sort(([, a], [, b]) => b - a);
  return [[...core], ...toGroups(others.map(([letter]) => letter))];
}

/** Parses a `unicode-range` to code points. */
export function parseRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Writes code points as a `unicode-range`, with runs as intervals. */
export function toRange(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`))
    .join(', ');
}
