import { type QueryValues, toHref } from '@haesol/shared/routing';
import { paths } from '#paths';
import type { QnaListSearch } from './qnaListQueries.ts';

const maxPageSize = 100;
const dayMs = 86_400_000;

/** Days back from today, today included. */
export const periods = { today: 0, week: 6, month: 30 } as const;
export type Period = keyof typeof periods;

/** A page number or size as the server takes it. */
export function toWhole(text: string, fallback: number, max = maxPageSize): number {
  const number = Math.trunc(Number(text));
  return text !== '' && Number.isFinite(number) ? Math.min(Math.max(number, 1), max) : fallback;
}

/** Address of the list in another state; what is as usual is left out, and another choice begins at the first page. */
export function toQnaListHref(search: QnaListSearch, change: Partial<QnaListSearch>): string {
  const usual: QueryValues = { pageNum: '1', pageSize: '10', field: 'ALL' };
  const next = Object.entries({ ...search, pageNum: '1', ...change });
  return toHref(paths.qna, Object.fromEntries(next.filter(([key, value]) => value !== usual[key])) as QueryValues);
}

/** Calendar day in Asia/Seoul. */
function toSeoulDate(ms: number): string {
  return new Date(ms + 9 * 3_600_000).toISOString().slice(0, 10);
}

export function toPeriod(period: Period, nowMs: number): Pick<QnaListSearch, 'startDate' | 'endDate'> {
  return { startDate: toSeoulDate(nowMs - periods[period] * dayMs), endDate: toSeoulDate(nowMs) };
}

/** What is wrong with a period that was typed; undefined where nothing is. */
export function findPeriodError(startDate: string, endDate: string): 'order' | 'length' | undefined {
  if (startDate === '' || endDate === '') return undefined;
  if (startDate > endDate) return 'order';
  return Date.parse(endDate) - Date.parse(startDate) > 366 * dayMs ? 'length' : undefined;
}
