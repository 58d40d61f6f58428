import type { CSSProperties, ReactNode } from 'react';
import styles from './DataTable.module.css';
import { tableRoles } from './tableRoles.ts';

export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  /** Name of a header that is more than text; cards, which hide their headers, have it in place of the header's controls. */
  headerName?: string | undefined;
  /** Direction in which the rows are sorted by this column; `none` for another column by which they can be. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  cell: (row: Row) => ReactNode;
  /**
   * Kind of content, which decides the column's look and its place on a phone's card: status and category first, the title on a
   * separate line (it is the row's header and contains the row's only link), the action at the right, others last. `order` is a
   * running number, or the badge of a pinned row; a card shows only the badge.
   * @default 'text'
   */
  role?: 'title' | 'order' | 'status' | 'category' | 'date' | 'number' | 'text' | 'action' | undefined;
  /** Width on wide screens as a CSS length, e.g. `'8rem'`. */
  width?: string | undefined;
  /** @default 'center', titles 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** On a phone's card: shown, shown with its header before it ("조회 312"), or hidden. @default 'plain' */
  onPhone?: 'plain' | 'labelled' | 'hidden' | undefined;
  /** Shorter text than the header for `labelled`, e.g. "조회" for "조회수". */
  phoneLabel?: string | undefined;
}

/** Highlighting of a row; a cell has the same information as text. */
export interface RowLook {
  /** Colour of the edge; blue and red rows are tinted, grey ones mute the title. */
  tone?: 'blue' | 'sky' | 'gray' | 'red' | 'black' | undefined;
  /** Pinned notice at the top. */
  pinned?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  /** @default false: for screen readers only */
  showCaption?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowLook?: ((row: Row) => RowLook) | undefined;
  /** board: rows of 56 px · roomy: rows of 72 px. @default 'board' */
  density?: 'board' | 'roomy';
  /**
   * Below 1280 px, cards: each row becomes a card · below 500 px, lines: each cell becomes a line after its header, for prices
   * and numbers. @default 'cards'
   */
  phone?: 'cards' | 'lines';
  /** Many columns: where they do not fit, as at large text, the table scrolls sideways before their words break. @default false */
  wide?: boolean;
}

/** Returns the width of a column; one of a wide table gives up at most a third of it. */
function toWidth<Row>({ width, role }: DataColumn<Row>, isWide: boolean): CSSProperties | undefined {
  if (width === undefined) return isWide ? { minInlineSize: role === 'title' ? '10rem' : '7rem' } : undefined;
  return { inlineSize: width, ...(isWide && { minInlineSize: `calc(0.65 * ${width})` }) };
}

/** Table; on narrow screens a list of cards. Rows are not clickable: the title contains the link. */
export function DataTable<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  rowLook,
  density = 'board',
  phone = 'cards',
  wide = false,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame} data-wide={wide || undefined}>
      <table className={styles.table} data-density={density} data-phone={phone} {...tableRoles.table}>
        <caption className={styles.caption} data-hidden={showCaption ? undefined : ''}>
          {caption}
        </caption>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                aria-label={column.headerName}
                aria-sort={column.sorted}
                className={styles.head}
                data-align={alignOf(column)}
                data-on-phone={column.onPhone}
                key={column.key}
                {...tableRoles.columnheader}
                scope="col"
                style={toWidth(column, wide)}
              >
                {column.headerName === undefined ? (
                  column.header
                ) : (
                  <>
                    <div className={styles.control}>{column.header}</div>
                    <span className={styles.plain}>{column.headerName}</span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {rows.map((row) => (
            <TableRow
              columns={columns}
              hasLines={phone === 'lines'}
              key={rowKey(row)}
              look={rowLook?.(row)}
              row={row}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  hasLines: boolean;
  look: RowLook | undefined;
}

function TableRow<Row>({ row, columns, hasLines, look }: TableRowProps<Row>) {
  const hasAction = columns.some((column) => column.role === 'action');
  return (
    <tr
      className={styles.row}
      data-has-action={hasAction || undefined}
      data-pinned={look?.pinned || undefined}
      data-tone={look?.tone}
      {...tableRoles.row}
    >
      {columns.map((column) => (
        <Cell column={column} isLabelled={hasLines || column.onPhone === 'labelled'} key={column.key} row={row} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column, row, isLabelled }: { column: DataColumn<Row>; row: Row; isLabelled: boolean }) {
  const shared = {
    className: styles.cell,
    'data-align': alignOf(column),
    'data-on-phone': column.onPhone,
    'data-role': column.role,
  };
  const content = column.cell(row);
  if (column.role === 'title') {
    return (
      <th {...shared} {...tableRoles.rowheader} scope="row">
        {content}
      </th>
    );
  }
  return (
    <td {...shared} {...tableRoles.cell}>
      {isLabelled ? (
        <>
          <span className={styles.phoneLabel}>{column.phoneLabel ?? column.headerName ?? column.header} </span>
          <div className={styles.content}>{content}</div>
        </>
      ) : (
        content
      )}
    </td>
  );
}

function alignOf<Row>(column: DataColumn<Row>) {
  return column.align ?? (column.role === 'title' ? 'start' : 'center');
}
