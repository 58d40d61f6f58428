import { useState } from 'react';

export interface ChosenRowsOptions<Row> {
  readonly rows: readonly Row[];
  rowKey(row: Row): string;
  /** Loads all rows of the filter; undefined for a list whose pages are chosen one by one. */
  readonly loadAll?: (() => Promise<readonly Row[]>) | undefined;
}

/** Rows that are chosen to be moved together: those of the page, and with `chooseAll` those of the other pages too. */
export function useChosenRows<Row>({ rows, rowKey, loadAll }: ChosenRowsOptions<Row>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [loaded, setLoaded] = useState<readonly Row[]>([]);
  const [isLoading, setLoading] = useState(false);
  const here = new Set(rows.map(rowKey));
  const elsewhere = loaded.filter((row) => !here.has(rowKey(row)) && keys.has(rowKey(row)));
  const chosen = [...rows.filter((row) => keys.has(rowKey(row))), ...elsewhere];

  function toggle(row: Row) {
    const next = new Set(keys);
    if (!next.delete(rowKey(row))) next.add(rowKey(row));
    setKeys(next);
  }

  function clear() {
    setKeys(new Set());
    setLoaded([]);
  }

  /** @throws if a page cannot be loaded; the rows that are chosen stay so */
  async function chooseAll() {
    if (loadAll === undefined) return;
    setLoading(true);
    try {
      const all = await loadAll();
      setLoaded(all);
      setKeys(new Set(all.map(rowKey)));
    } finally {
      setLoading(false);
    }
  }

  /** Keeps only some rows chosen, after a move those that were refused, in the versions that the server has now. */
  async function keep(kept: readonly string[]) {
    setKeys(new Set(kept));
    if (loaded.length === 0) return;
    const isKept = (row: Row) => kept.includes(rowKey(row));
    // Without a network they are sent in the versions that were shown, which the server refuses.
    const now = kept.length === 0 || loadAll === undefined ? [] : await loadAll().catch(() => loaded);
    setLoaded(now.filter(isKept));
  }

  return {
    chosen,
    isChosen: (row: Row) => keys.has(rowKey(row)),
    /** Returns true if some of these rows are on other pages. */
    isBeyond: (some: readonly Row[]) => some.some((row) => !here.has(rowKey(row))),
    isLoading,
    toggle,
    togglePage: () => setKeys(new Set([...keys, ...rows.map(rowKey)])),
    chooseAll,
    clear,
    keep,
  };
}
