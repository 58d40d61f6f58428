import { type QueryValues, toHref } from '@haesol/shared/routing';
import type { PostListSearch } from './boardQueries.ts';

export const pageSizes = [10, 20, 30] as const;

/** A page number or size as the server takes it. */
export function toWhole(text: string, fallback: number, max: number): number {
  const number = Math.trunc(Number(text));
  return text !== '' && Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback;
}

/** Address of a list in another state; what is as usual is left out, and another choice begins at the first page. */
export function toListHref(
  path: string,
  search: PostListSearch,
  change: Partial<Omit<PostListSearch, 'board'>>,
): string {
  const { board: _board, ...next } = { ...search, pageNum: '1', ...change };
  const usual: QueryValues = { pageNum: '1', pageSize: '10', field: 'ALL' };
  const values = Object.entries(next).map(([key, value]) => [key, value === usual[key] ? undefined : value]);
  return toHref(path, Object.fromEntries(values) as QueryValues);
}

/** Address of a page of the same list. */
export const toPageHref = (path: string, search: PostListSearch, page: number): string =>
  toListHref(path, search, { pageNum: String(page) });

const bytesPerKb = 1024;

/** `84KB`, `1.2MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < bytesPerKb) return `${bytes}B`;
  const kb = bytes / bytesPerKb;
  if (kb < bytesPerKb) return `${Math.round(kb)}KB`;
  return `${(kb / bytesPerKb).toFixed(1)}MB`;
}
