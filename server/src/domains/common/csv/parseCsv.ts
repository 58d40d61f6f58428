/** Parses CSV into fields: commas, quotes doubled inside of quotes, any line ends, an optional byte order mark. */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const text = csv
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === ',' || sign === '\n') {
      row.push(field.trim());
      field = '';
      if (sign === '\n') {
        rows.push(row);
        row = [];
      }
    } else field += sign;
  }
  row.push(field.trim());
  rows.push(row);
  return rows;
}
