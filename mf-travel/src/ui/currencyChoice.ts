/** Currency that was chosen in this browser to be shown beside the won; `KRW` for none, empty before a choice. */
const storageKey = 'haesol.travel.currency';
const listeners = new Set<() => void>();
let unstored = '';

export const currencyChoice = {
  get(): string {
    try {
      return unstored || (localStorage.getItem(storageKey) ?? '');
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
    try {
      localStorage.setItem(storageKey, currencyCd);
      unstored = '';
    } catch {
      // As above, and where the storage is full.
      unstored = currencyCd;
    }
    for (const listener of listeners) listener();
  },
};
