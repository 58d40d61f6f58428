const wordsKey = 'haesol.search.words';
const offKey = 'haesol.search.off';
const maxWords = 10;

export interface RecentWords {
  readonly words: readonly string[];
  /** The person has disabled the storage. */
  readonly isOff: boolean;
}

const none: RecentWords = { words: [], isOff: false };
const listeners = new Set<() => void>();
/** Fallback without storage: until the page is reloaded. */
let kept: RecentWords | undefined;

function read(): RecentWords {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(wordsKey) ?? '[]');
    const isOff = localStorage.getItem(offKey) === 'Y';
    return {
      words: Array.isArray(words) ? words.filter((word) => typeof word === 'string').slice(0, maxWords) : [],
      isOff,
    };
  } catch {
    // Storage may be forbidden, or contain invalid data.
    return none;
  }
}

function write(next: RecentWords): void {
  kept = next;
  try {
    localStorage.setItem(wordsKey, JSON.stringify(next.words));
    localStorage.setItem(offKey, next.isOff ? 'Y' : 'N');
  } catch {
    // Storage may be forbidden or full; `kept` is used for this page.
  }
  for (const listener of listeners) listener();
}

export function subscribeRecentWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getRecentWords(): RecentWords {
  kept ??= read();
  return kept;
}

/** Snapshot of the first render on server and browser: empty. */
export const getNoWords = (): RecentWords => none;

export function rememberWord(word: string): void {
  const { words, isOff } = getRecentWords();
  if (isOff || word === '') return;
  write({ isOff, words: [word, ...words.filter((one) => one !== word)].slice(0, maxWords) });
}

export function forgetWord(word: string): void {
  const { words, isOff } = getRecentWords();
  write({ isOff, words: words.filter((one) => one !== word) });
}

export function forgetAllWords(): void {
  write({ isOff: getRecentWords().isOff, words: [] });
}

/** Enables or disables the storage; removes stored keywords. */
export function setWordsOff(isOff: boolean): void {
  write({ isOff, words: [] });
}
