import { toCommonForm } from '@haesol/contracts/common';
import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Days are texts, `YYYY-MM-DD`, as in the contracts: independent of clock and time zone. */
const written = /^(\d{4})\s*[-./년]?\s*(\d{1,2})\s*[-./월]?\s*(\d{1,2})\s*[.일]?\s*(?:\([일월화수목금토]\))?$/;
export const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** @returns the day; undefined if the text is no valid day, e.g. 30 February */
export function findDay(text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** Parses common date formats: 20261203, 2026-12-3, 2026. 12. 3.(목). */
export function parseTypedDay(text: string): string | undefined {
  const [, year, month = '', date = ''] = written.exec(toCommonForm(text).replaceAll(/[\p{Pd}\u2212]/gu, '-')) ?? [];
  if (year === undefined) return undefined;
  return findDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)?.toString();
}

const gregorian = new GregorianCalendar();

/** Returns 0 for Sunday; day 0 of the Julian count was a Monday. */
export const weekdayOf = (day: CalendarDate): number => (gregorian.toJulianDay(day) + 1) % weekdays.length;

/** "2026. 12. 3.(목)", with no-break spaces. */
export function formatDay(text: string): string {
  const day = findDay(text);
  if (day === undefined) return text;
  return `${day.year}.\u00a0${day.month}.\u00a0${day.day}.(${weekdays[weekdayOf(day)]})`;
}

/** "2026년 12월 3일 목요일". */
export function sayDay(day: CalendarDate): string {
  return `${day.year}년 ${day.month}월 ${day.day}일 ${weekdays[weekdayOf(day)]}요일`;
}
