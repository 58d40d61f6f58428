/** Values of a query string; empty and undefined ones are left out. */
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

/** State of a page as its address holds it: the keys of `usual`, each as usual where the address does not name it. */
export function readQuery<K extends string>(
  search: URLSearchParams,
  usual: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  const values = Object.entries<string>(usual).map(([key, value]) => [key, search.get(key) ?? value]);
  return Object.fromEntries(values) as Record<K, string>;
}
