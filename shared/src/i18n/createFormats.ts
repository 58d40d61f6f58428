import {
  formatDate,
  formatDateTime,
  formatKrw,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatPeriod,
  formatShortDate,
  formatShortDay,
  formatWeekday,
} from './format.ts';

/** Formats of dates, numbers and amounts in one language. */
const create = (locale: string) => ({
  formatDate: (instant: string) => formatDate(instant, locale),
  formatDateTime: (instant: string) => formatDateTime(instant, locale),
  formatKrw: (won: number) => formatKrw(won, locale),
  formatLongDay: (date: string) => formatLongDay(date, locale),
  formatMonth: (date: string) => formatMonth(date, locale),
  formatNumber: (value: number) => formatNumber(value, locale),
  formatPeriod: (from: string, to: string) => formatPeriod(from, to, locale),
  formatShortDate: (date: string, before?: string) => formatShortDate(date, before, locale),
  formatShortDay: (date: string, before?: string) => formatShortDay(date, before, locale),
  formatWeekday: (date: string) => formatWeekday(date, locale),
});

export type Formats = ReturnType<typeof create>;

const made = new Map<string, Formats>();

/** The formats of a language; the same object each time. @param locale `ko`, `en`, `zh-TW` */
export function createFormats(locale: string): Formats {
  const formats = made.get(locale) ?? create(locale);
  made.set(locale, formats);
  return formats;
}
