/** A spreadsheet takes a cell that begins so for a formula and runs it (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Rows as a CSV file (RFC 4180). It begins with a byte order mark, without which Excel reads Korean in the code page of
 * the machine; text that would be a formula gets an apostrophe.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
