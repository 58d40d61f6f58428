/** Signs that make a spreadsheet read a cell as a formula, in full width too, and behind blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell that holds text whatever it begins with (CSV injection), quoted where its signs need it (RFC 4180). */
function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A CSV file for spreadsheets: a byte order mark so that Korean is read as UTF-8, and lines that end with CRLF. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
