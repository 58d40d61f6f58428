import type { EduInMonth } from '@haesol/shared/contracts';
import { formatWeekday } from '@haesol/shared/i18n';

const dayMs = 86_400_000;
const seoulOffsetMs = 9 * 3_600_000;

/** Calendar day in Seoul, `YYYY-MM-DD`. @param now milliseconds since the epoch */
export const toSeoulDay = (now: number): string => new Date(now + seoulOffsetMs).toISOString().slice(0, 10);

/** Another month, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export interface Lesson {
  readonly eduUid: string;
  readonly title: string;
  /** `HH:mm`; empty for all day. */
  readonly from: string;
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

/** Days of a month, each with its courses in the order of their times. */
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
    const lessons = list.flatMap(({ eduUid, title, state, days }) =>
      days
        .filter((held) => held.date === date)
        .map(({ from }) => ({ eduUid, title, from, isOpen: state === 'OPEN' || state === 'FULL' })),
    );
    return {
      date,
      day: index + 1,
      weekday: formatWeekday(date),
      column: instant.getUTCDay(),
      holiday: holidays.find((holiday) => holiday.date === date)?.nm,
      lessons: lessons.sort((a, b) => a.from.localeCompare(b.from)),
    };
  });
}
