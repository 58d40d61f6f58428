import { type DataColumn, Icon, KitLink, Select, type SelectOption } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { QueueColumn } from './columns.tsx';
import styles from './sortColumns.module.css';

export interface Sorting {
  /** Key of the column by which the list is sorted, `-` before it for the largest first; empty for its usual order. */
  readonly sort: string;
  /** Returns the address of the list in another order; the same as without one for a column that the server does not sort by. */
  hrefOf(sort: string): string;
}

/** Returns true if the server sorts by a column: its key is one of those of the endpoint. */
const isSortable = ({ hrefOf }: Sorting, key: string) => hrefOf(key) !== hrefOf('');

/** Next order: by the column, then the other way, then as usual. */
function toNext(sort: string, key: string): string {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? '' : key;
}

/** Turns the headers of the columns by which the server sorts into links. */
export function sortColumns<Row>(columns: readonly QueueColumn<Row>[], sorting: Sorting): readonly DataColumn<Row>[] {
  return columns.map((column) => {
    const { key, header } = column;
    if (!isSortable(sorting, key)) return column;
    const sorted = sorting.sort === key ? 'ascending' : sorting.sort === `-${key}` ? 'descending' : 'none';
    const icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[sorted];
    return {
      ...column,
      sorted,
      headerName: header,
      header: (
        <KitLink className={styles.link} data-sorted={sorted} href={sorting.hrefOf(toNext(sorting.sort, key))}>
          {header}
          <Icon of={icon} size={14} />
        </KitLink>
      ),
    };
  });
}

export interface SortSelectProps<Row> {
  readonly columns: readonly QueueColumn<Row>[];
  readonly sorting: Sorting;
  onSort(sort: string): void;
}

/** Order of a list whose rows are cards, which have no headers. */
export function SortSelect<Row>({ columns, sorting, onSort }: SortSelectProps<Row>) {
  const t = useText();
  const options = columns
    .filter(({ key }) => isSortable(sorting, key))
    .flatMap(({ key, header: name }): SelectOption[] => [
      { value: key, label: t('queue.sortUp', { name }) },
      { value: `-${key}`, label: t('queue.sortDown', { name }) },
    ]);
  if (options.length === 0) return null;
  return (
    <div className={styles.select}>
      <Select
        id="queue-sort"
        inlineLabel
        label={t('queue.sort')}
        onChange={({ target }) => onSort(target.value)}
        options={[{ value: '', label: t('queue.sortUsual') }, ...options]}
        size="small"
        value={sorting.sort}
      />
    </div>
  );
}
