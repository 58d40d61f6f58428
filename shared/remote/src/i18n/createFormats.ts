import {
  formatAbout,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatKrw,
  formatList,
  formatLongDay,
  formatMonth,
  formatNumber,
  formatPeriod,
  formatShortDate,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './format.ts';

/** Formatters of dates, numbers and amounts in one language; a date of another year includes the year. */
const create = (locale: string, today: string) => ({
  formatAbout: (amount: number, currency: string) => formatAbout(amount, currency, locale),
  formatDate: (instant: string) => formatDate(instant, locale),
  formatDateTime: (instant: string) => formatDateTime(instant, locale),
  formatDay: (date: string) => formatDay(date, locale),
  formatDuration: (minutes: number) => formatDuration(minutes, locale),
  formatKrw: (won: number) => formatKrw(won, locale),
  formatList: (items: readonly string[]) => formatList(items, locale),
  formatLongDay: (date: string) => formatLongDay(date, today, locale),
  formatMonth: (date: string) => formatMonth(date, locale),
  formatNumber: (value: number) => formatNumber(value, locale),
  formatPeriod: (from: string, to: string) => formatPeriod(from, to, today, locale),
  formatShortDate: (date: string, before = today) => formatShortDate(date, before, locale),
  formatShortDay: (date: string, before = today) => formatShortDay(date, before, locale),
  formatTime: (instant: string) => formatTime(instant, locale),
  formatWeekday: (date: string) => formatWeekday(date, locale),
});

export type Formats = ReturnType<typeof create>;

const made = new Map<string, Formats>();

/**
 * Returns the formatters of a language on a day; memoised.
 * @param locale `ko`, `en`, `zh-TW`
 * @param today `YYYY-MM-DD`
 */
export function createFormats(locale: string, today: string): Formats {
  const key = `${locale} ${today}`;
  const formats = made.get(key) ?? create(locale, today);
  made.set(key, formats);
  return formats;
}
