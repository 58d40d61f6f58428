/** Currency that was chosen in this browser to be shown beside the won; `KRW` for none, empty before a choice. */
const storageKey = 'haesol.travel.currency';
const listeners = new Set<() => void>();
let unstored = '';

export const currencyChoice = {
  get(): string {
    try {
      return localStorage.getItem(storageKey) ?? unstored;
    } catch {
      // Storage is forbidden: the choice applies until the site is left.
      return unstored;
    }
  },
  getServer: (): string => '',
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose(currencyCd: string): void {
    unstored = currencyCd;
    try {
      localStorage.setItem(storageKey, currencyCd);
    } catch {
      // As above, and where the storage is full.
    }
    for (const listener of listeners) listener();
  },
};
