/**
 * Explicit roles of HTML tables: browsers drop the semantics of a table when a narrow layout changes its `display`.
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
