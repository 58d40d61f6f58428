import type { ReactNode } from 'react';
import styles from './DefinitionTable.module.css';

export interface DefinitionItem {
  term: string;
  value: ReactNode;
}

export interface DefinitionTableProps {
  /** What the facts are about, for screen readers. */
  caption: string;
  items: readonly DefinitionItem[];
  /** Pairs in one row on wide screens. @default 1 */
  columns?: 1 | 2;
}

/** Said again because the narrow layout changes `display`, which drops a table's semantics in browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Facts about one thing, term beside value. */
export function DefinitionTable({ caption, items, columns = 1 }: DefinitionTableProps) {
  return (
    <table {...roles.table} className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody {...roles.rowgroup}>
        {inRows(items, columns).map((row) => (
          <tr {...roles.row} className={styles.row} key={row.map((item) => item.term).join(' ')}>
            {row.map((item) => (
              <Pair isAlone={row.length < columns} item={item} key={item.term} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pair({ item, isAlone }: { item: DefinitionItem; isAlone: boolean }) {
  return (
    <>
      <th {...roles.rowheader} className={styles.term} scope="row">
        {item.term}
      </th>
      <td {...roles.cell} className={styles.value} colSpan={isAlone ? 3 : undefined}>
        {item.value}
      </td>
    </>
  );
}

function inRows(items: readonly DefinitionItem[], columns: number): DefinitionItem[][] {
  const rows: DefinitionItem[][] = [];
  for (let start = 0; start < items.length; start += columns) {
    rows.push(items.slice(start, start + columns));
  }
  return rows;
}
