import { toSeoulDate } from '@haesol/contracts/common';

const dayMs = 86_400_000;

/** Length of a period that ends today, inclusive. */
const lengths = {
  today: { days: 0 },
  week: { days: 6 },
  month: { months: 1 },
  quarter: { months: 3 },
  half: { months: 6 },
} as const;
export type PeriodName = keyof typeof lengths;

/** Calendar days; empty for no limit. */
export interface PeriodDates {
  readonly startDate: string;
  readonly endDate: string;
}

/** Returns the same day some months before; the last day of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export function toPeriod(name: PeriodName, nowMs: number): PeriodDates {
  const endDate = toSeoulDate(nowMs);
  const length = lengths[name];
  const startDate = 'days' in length ? toSeoulDate(nowMs - length.days * dayMs) : monthsBefore(endDate, length.months);
  return { startDate, endDate };
}

/** Validates a typed period; returns undefined if it is valid. */
export function findPeriodError(startDate: string, endDate: string): 'order' | 'length' | undefined {
  if (startDate === '' || endDate === '') return undefined;
  if (startDate > endDate) return 'order';
  return Date.parse(endDate) - Date.parse(startDate) > 366 * dayMs ? 'length' : undefined;
}
