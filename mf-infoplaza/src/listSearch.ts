import { type QueryValues, toHref } from '@haesol/shared/routing';

/** State of a list as the address holds it. */
export type ListSearch = Readonly<Record<string, string>>;

export const pageSizes = [10, 20, 30] as const;
export const maxPageSize = 100;

/** What is as usual is left out of an address. */
const usual: QueryValues = { pageNum: '1', pageSize: '10', field: 'ALL' };

/** A page number or size as the server takes it. */
export function toWhole(text: string, fallback: number, max: number): number {
  const number = Math.trunc(Number(text));
  return text !== '' && Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback;
}

/** Address of a list in another state; another choice begins at the first page. */
export function toListHref<S extends object>(path: string, search: S, change: Partial<S>): string {
  const { board: _board, ...next } = { ...search, pageNum: '1', ...change } as ListSearch;
  const values = Object.entries(next).map(([key, value]) => [key, value === usual[key] ? undefined : value]);
  return toHref(path, Object.fromEntries(values) as QueryValues);
}

/** Address of a page of the same list. */
export const toPageHref = <S extends object>(path: string, search: S, page: number): string =>
  toListHref(path, search as ListSearch, { pageNum: String(page) });

/** Key of one thing in the address, or an empty string; a dot segment names nothing. */
export function readUid(search: URLSearchParams, key: string): string {
  const uid = search.get(key) ?? '';
  return uid === '.' || uid === '..' ? '' : uid;
}
