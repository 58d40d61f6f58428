import { disassemble } from 'es-hangul';

/** Steps from one text to another: a sign added, left out or replaced. Stops counting above `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let of = 1; of <= to.length; of += 1) {
      const replaced = (row[of - 1] ?? 0) + (from[at - 1] === to[of - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[of] ?? 0) + 1, (next[of - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[to.length] ?? limit + 1;
}

/** Letters that may be wrong in a word of so many syllables. */
const maxSteps = (syllables: number) => (syllables < 4 ? 1 : 2);
const minLength = 2;
const hasLetters = /[\p{L}]{2}/u;

/** Whole words first, then parts that are as long as the misspelt one, a syllable longer or shorter: 현미경 of 주사전자현미경. */
function listParts(words: readonly string[], length: number): Set<string> {
  const parts = new Set(words.filter((word) => word.length >= minLength && Math.abs(word.length - length) <= 1));
  for (const size of [length, length + 1, length - 1].filter((one) => one >= minLength)) {
    for (const word of words) {
      for (let start = 0; start + size <= word.length; start += 1) parts.add(word.slice(start, start + size));
    }
  }
  return parts;
}

/** Spares most comparisons: about half of the syllables are the same. */
function isNear(part: string, word: string): boolean {
  const same = [...word].filter((sign) => part.includes(sign)).length;
  return same > 0 && same * 2 >= word.length - 1;
}

/**
 * The part of a known word that a misspelt one most likely is, compared letter by letter (ㅎㅕㄴㅁㅣㄱㅓㅇ and ㅎㅕㄴㅁㅣㄱㅕㅇ).
 * @returns undefined for a word that is like none, or too short to tell
 */
export function findSpelling(word: string, knownWords: readonly string[]): string | undefined {
  if (word.length < minLength || !hasLetters.test(word)) return undefined;
  const letters = disassemble(word);
  let limit = maxSteps(word.length);
  let best: string | undefined;
  for (const part of listParts(knownWords, word.length)) {
    if (!isNear(part, word)) continue;
    const steps = editDistance(letters, disassemble(part), limit);
    if (steps > limit || steps === 0) continue;
    best = part;
    // Later ones must be closer.
    limit = steps - 1;
  }
  return best;
}
