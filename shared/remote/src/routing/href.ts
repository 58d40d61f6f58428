/** Values of a query string; empty and undefined ones are omitted. */
export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** Path with a query string. @example toHref('/infoPlaza/notice', { pageNum: 2 }) // '/infoPlaza/notice?pageNum=2' */
export function toHref(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
