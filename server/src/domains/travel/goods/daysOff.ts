import type { Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, weekdayOf } from '../../../db/seoulTime.ts';

/** Names of the columns of the days off of a place; closures of single days are notices. */
export const daysOffNames = ['closed_days', 'closed_weeks', 'closed_weekday', 'closed_dates', 'closed_moves'] as const;

export type DaysOff = Pick<Selectable<Database['goods']>, (typeof daysOffNames)[number]>;

/** Columns of the days off of `goods as g`. */
export const daysOffColumns = daysOffNames.map((name) => `g.${name}` as const);

/** Number of a day's weekday in its month: 1 for the first Tuesday. */
export const weekOfMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / 7);

/** Returns true for a weekly day off, which moves to the next day if it is a holiday and the place opens on holidays. */
export function isWeeklyOff(
  date: string,
  { closed_days, closed_moves }: Pick<DaysOff, 'closed_days' | 'closed_moves'>,
  isHoliday: (date: string) => boolean,
): boolean {
  const isOff = (day: string) => closed_days.includes(weekdayOf(day));
  if (!closed_moves) return isOff(date);
  const before = addDays(date, -1);
  return (isOff(date) && !isHoliday(date)) || (isOff(before) && isHoliday(before));
}

/** Returns true for a day off; SQL has the same in `isOffOn`. */
export const isDayOff = (date: string, off: DaysOff, isHoliday: (date: string) => boolean): boolean =>
  isWeeklyOff(date, off, isHoliday) ||
  (off.closed_weekday === weekdayOf(date) && off.closed_weeks.includes(weekOfMonth(date))) ||
  off.closed_dates.includes(date.slice(5));
