/** Characters that make a spreadsheet read a cell as a formula, also in full width and after blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Formats a cell as text, whatever it begins with (CSV injection), and quotes it if necessary (RFC 4180). */
function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Formats CSV for spreadsheets, with a byte order mark so that Korean is read as UTF-8, and CRLF line ends. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}
