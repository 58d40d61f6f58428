/** Recent search keywords in this browser, the newest first. */
const storageKey = 'haesol.travel.recent';
const most = 10;
const listeners = new Set<() => void>();
const nothing: readonly string[] = [];
let known: { readonly text: string; readonly words: readonly string[] } = { text: '', words: nothing };

function parse(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, most) : nothing;
  } catch {
    // Invalid data of another program or an older page.
    return nothing;
  }
}

function readText(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    // Storage is forbidden: nothing is stored.
    return '';
  }
}

function write(words: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // Storage is forbidden or full: nothing is stored.
  }
  for (const listener of listeners) listener();
}

export const recentWords = {
  /** Returns the same array until the keywords change. */
  get(): readonly string[] {
    const text = readText();
    if (text !== known.text) known = { text, words: text === '' ? nothing : parse(text) };
    return known.words;
  },
  getServer: (): readonly string[] => nothing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (word: string): void => write([word, ...recentWords.get().filter((other) => other !== word)].slice(0, most)),
  remove: (word: string): void => write(recentWords.get().filter((other) => other !== word)),
  clear: (): void => write([]),
};
