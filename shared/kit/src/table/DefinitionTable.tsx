import type { ReactNode } from 'react';
import styles from './DefinitionTable.module.css';
import { tableRoles } from './tableRoles.ts';

export interface DefinitionItem {
  term: string;
  value: ReactNode;
}

export interface DefinitionTableProps {
  /** Name of the facts, for screen readers. */
  caption: string;
  items: readonly DefinitionItem[];
  /** Pairs per row on wide screens. @default 1 */
  columns?: 1 | 2;
  /** Language of the items if it is not that of the page. */
  lang?: string | undefined;
}

/** Facts about one item, term beside value. */
export function DefinitionTable({ caption, items, columns = 1, lang }: DefinitionTableProps) {
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody {...tableRoles.rowgroup} lang={lang}>
        {inRows(items, columns).map((row) => (
          <tr {...tableRoles.row} className={styles.row} key={row.map((item) => item.term).join(' ')}>
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
      <th {...tableRoles.rowheader} className={styles.term} scope="row">
        {item.term}
      </th>
      <td {...tableRoles.cell} className={styles.value} colSpan={isAlone ? 3 : undefined}>
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
