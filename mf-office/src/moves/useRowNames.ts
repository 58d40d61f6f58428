import { useRef } from 'react';

interface NamedRow {
  /** Names the row in the page while it is edited: rows of a list have no key, and what they contain is typed. */
  readonly key: number;
}

/** Returns functions that name the rows of an edited list, and record the names after a change. */
export function useRowNames() {
  const names = useRef<readonly number[]>([]);
  const last = useRef(0);
  const create = () => {
    last.current += 1;
    return last.current;
  };
  return {
    create,
    /** Rows of a draft and of another save get names for those that they add. */
    name(count: number): readonly number[] {
      names.current = Array.from({ length: count }, (_one, at) => names.current[at] ?? create());
      return names.current;
    },
    record(rows: readonly NamedRow[]) {
      names.current = rows.map(({ key }) => key);
    },
  };
}
