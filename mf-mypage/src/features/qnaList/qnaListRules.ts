import type { QnaListState } from './qnaListState.ts';

const dayMs = 86_400_000;

/** Days back from today, today included. */
export const periods = { today: 0, week: 6, month: 30 } as const;
export type Period = keyof typeof periods;

/** Calendar day in Asia/Seoul. */
function toSeoulDate(ms: number): string {
  return new Date(ms + 9 * 3_600_000).toISOString().slice(0, 10);
}

export function toPeriod(period: Period, nowMs: number): Pick<QnaListState, 'startDate' | 'endDate'> {
  return { startDate: toSeoulDate(nowMs - periods[period] * dayMs), endDate: toSeoulDate(nowMs) };
}

/** What is wrong with a period that was typed; undefined where nothing is. */
export function findPeriodError(startDate: string, endDate: string): 'order' | 'length' | undefined {
  if (startDate === '' || endDate === '') return undefined;
  if (startDate > endDate) return 'order';
  return Date.parse(endDate) - Date.parse(startDate) > 366 * dayMs ? 'length' : undefined;
}
