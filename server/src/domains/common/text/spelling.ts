import { disassemble } from 'es-hangul';

/** Returns the Levenshtein distance of two texts: characters added, removed or replaced. Stops above `limit`. */
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

/** Allowed edits in a word with this many syllables. */
const maxSteps = (syllables: number) => (syllables < 4 ? 1 : 2);
const minLength = 2;
const hasLetters = /[\p{L}]{2}/u;

/** Lists whole words first, then parts with the length of the misspelt one, plus or minus a syllable: 현미경 of 주사전자현미경. */
function listParts(words: readonly string[], length: number): Set<string> {
  const parts = new Set(words.filter((word) => word.length >= minLength && Math.abs(word.length - length) <= 1));
  for (const size of [length, length + 1, length - 1].filter((one) => one >= minLength)) {
    for (const word of words) {
      for (let start = 0; start + size <= word.length; start += 1) parts.add(word.slice(start, start + size));
    }
  }
  return parts;
}

/** Avoids most comparisons: requires about half of the syllables to be equal. */
function isNear(part: string, word: string): boolean {
  const same = [...word].filter((sign) => part.includes(sign)).length;
  return same > 0 && same * 2 >= word.length - 1;
}

/**
 * Returns the most similar part of a known word, compared letter by letter (ㅎㅕㄴㅁㅣㄱㅓㅇ and ㅎㅕㄴㅁㅣㄱㅕㅇ).
 * @returns undefined without a similar word, or for one that is too short
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
    // Following ones must be closer.
    limit = steps - 1;
  }
  return best;
}
