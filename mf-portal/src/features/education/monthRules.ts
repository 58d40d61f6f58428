import type { EduInMonth } from '@haesol/contracts/learn';
import { formatWeekday } from '@haesol/remote/i18n';

const dayMs = 86_400_000;

/** Adds months to a month, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

interface Lesson {
  readonly eduUid: string;
  readonly title: string;
  /** `HH:mm`; empty for all day. */
  readonly from: string;
  /** Last day within the month; undefined for a single day. */
  readonly until: string | undefined;
  readonly isOpen: boolean;
}

export interface MonthDay {
  readonly date: string;
  readonly day: number;
  readonly weekday: string;
  /** 0 is Sunday. */
  readonly column: number;
  readonly holiday: string | undefined;
  readonly lessons: readonly Lesson[];
}

/** An online unit opens at this time, which is not shown as an hour. */
const allDay = '00:00';

/** Returns the days of a month, each with the courses whose first lesson of the month is on it, sorted by time. */
export function toMonthDays(
  month: string,
  list: readonly EduInMonth[],
  holidays: readonly { readonly date: string; readonly nm: string }[],
): MonthDay[] {
  const first = Date.parse(`${month}-01`);
  const count = Math.round((Date.parse(`${addMonths(month, 1)}-01`) - first) / dayMs);
  return Array.from({ length: count }, (_day, index) => {
    const instant = new Date(first + index * dayMs);
    const date = instant.toISOString().slice(0, 10);
    const lessons = list.flatMap(({ eduUid, title, state, days }): Lesson[] => {
      const [head] = days;
      if (head?.date !== date) return [];
      const until = days.length > 1 ? days.at(-1)?.date : undefined;
      const isOpen = state === 'OPEN' || state === 'FULL';
      return [{ eduUid, title, from: head.from === allDay ? '' : head.from, until, isOpen }];
    });
    return {
      date,
      day: index + 1,
      weekday: formatWeekday(date),
      column: instant.getUTCDay(),
      holiday: holidays.find((holiday) => holiday.date === date)?.nm,
      lessons: lessons.toSorted((a, b) => a.from.localeCompare(b.from)),
    };
  });
}
