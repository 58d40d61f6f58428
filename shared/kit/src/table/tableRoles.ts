/**
 * HTML's own roles of a table, said again: browsers drop the semantics of a table whose `display` a narrow layout changes.
 * @example
 * <table {...tableRoles.table}><tbody {...tableRoles.rowgroup}><tr {...tableRoles.row}>
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
