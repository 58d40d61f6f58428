import { isDay, toDateLocale, withHyphens } from '@haesol/contracts/common';
import { CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';

/** Days are texts, `YYYY-MM-DD`, as in the contracts: independent of clock and time zone. */
const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** @returns the day; undefined if the text is no valid day, e.g. 30 February */
export function findDay(text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined;
  try {
    const day = parseDate(text);
    // The year 0 becomes the year 1.
    return day.toString() === text ? day : undefined;
  } catch {
    return undefined;
  }
}

/** Day without signs between its parts. */
const plain = /^(\d{4})(\d{2})(\d{2})$/;
const inParts = /^'?(\d{4}|\d{2})-(\d{1,2})-(\d{1,2})$/;
/** Weekday after a day, in Korean, Japanese or Chinese. */
const weekday = /-?\(?(?:[일월화수목금토](?:요일)?|[日月火水木金土](?:曜日?)?|(?:星期|[週周])[一二三四五六日天])\)?$/;

/** Parses common date formats: 20261203, 2026-12-3, 26. 12. 3., 2026年12月3日, 2026. 12. 3.(목). */
export function parseTypedDay(text: string): string | undefined {
  // Letters of the parts are signs between them; at the end they may be a weekday too.
  const day = withHyphens(withHyphens(text).replaceAll(/(?<=\d)-?(?:[년월일年月日](?!요일|曜)|[,/、])/g, '-'));
  const [, year, month = '', date = ''] =
    plain.exec(day) ?? inParts.exec(day.replace(weekday, '').replace(/-$/, '').replace(/^[’‘]/, "'")) ?? [];
  if (year === undefined) return undefined;
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

const gregorian = new GregorianCalendar();

/** Returns 0 for Sunday; day 0 of the Julian count was a Monday. */
export const weekdayOf = (day: CalendarDate): number => (gregorian.toJulianDay(day) + 1) % weekdays.length;

/** Leaves out commas, because browsers insert different ones. */
const write = ({ year, month, day }: CalendarDate, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(toDateLocale(locale), { ...options, timeZone: 'UTC' })
    .format(Date.UTC(year, month - 1, day))
    .replaceAll(',', '');

/** Returns short names of the weekdays, from Sunday on. */
export const weekdaysIn = (locale: string): string[] =>
  // 1 January 2023 was a Sunday.
  weekdays.map((_name, at) => write(new CalendarDate(2023, 1, 1 + at), locale, { weekday: 'short' }));

/** "2026년 12월". */
export const formatMonth = (day: CalendarDate, locale: string): string =>
  write(day, locale, { year: 'numeric', month: 'long' });

/** "2026. 12. 3.(목)", with no-break spaces; in other languages as usual there. */
export function formatDay(text: string, locale = 'ko'): string {
  const day = findDay(text);
  if (day === undefined) return text;
  if (locale !== 'ko') return write(day, locale, { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' });
  return `${day.year}.\u00a0${day.month}.\u00a0${day.day}.(${weekdays[weekdayOf(day)]})`;
}

/** "2026년 12월 3일 목요일". */
export function sayDay(day: CalendarDate, locale = 'ko'): string {
  if (locale !== 'ko') return write(day, locale, { dateStyle: 'full' });
  return `${day.year}년 ${day.month}월 ${day.day}일 ${weekdays[weekdayOf(day)]}요일`;
}
