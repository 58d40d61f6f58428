import { toDateLocale } from '@haesol/contracts/common';

const zone = 'Asia/Seoul';
const nbsp = '\u00a0';

const styles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  longDay: { month: 'long', day: 'numeric', weekday: 'long' },
  longDate: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' },
  month: { year: 'numeric', month: 'long' },
  shortDate: { month: 'short', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric', weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'short' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof styles;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function toDateFormat(locale: string, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const options: Intl.DateTimeFormatOptions = { ...styles[style], timeZone: zone };
  // Korean dates are numeric.
  if (locale === 'ko' && options.month === 'short') options.month = 'numeric';
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(toDateLocale(locale), options);
  dateFormats.set(key, format);
  return format;
}

/** @param date `YYYY-MM-DD`, a day in Asia/Seoul, or an instant */
const toInstant = (date: string): Date => new Date(date.includes('T') ? date : `${date}T00:00:00+09:00`);

/** Replaces all spaces by no-break spaces, and leaves out commas, because browsers insert different ones. */
const withoutBreaks = (text: string): string => text.replaceAll(' (', '(').replaceAll(',', '').replaceAll(/\s/g, nbsp);

const write = (date: string, locale: string, style: Style): string =>
  withoutBreaks(toDateFormat(locale, style).format(toInstant(date)));

/** Replaces the spaces within the dates of a text (`12. 4.~12. 8.`) by no-break spaces. */
export const keepDates = (text: string): string => text.replaceAll(/(\d\.) (?=\d)/g, `$1${nbsp}`);

/** `2026. 11. 23.` in Asia/Seoul, with no-break spaces. @param instant ISO 8601 */
export const formatDate = (instant: string, locale = 'ko'): string => write(instant, locale, 'date');
/**
 * `2026. 11. 23. 14:02` in Asia/Seoul. Other languages name the zone, because their readers may be elsewhere.
 *
 * @param instant ISO 8601
 */
export function formatDateTime(instant: string, locale = 'ko'): string {
  const text = write(instant, locale, 'dateTime');
  return locale === 'ko' ? text : `${text}${nbsp}(KST)`;
}

/** `14:02` in Asia/Seoul. @param instant ISO 8601 */
export const formatTime = (instant: string, locale = 'ko'): string => write(instant, locale, 'time');

const numberFormats = new Map<string, Intl.NumberFormat>();

function toNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

export const formatNumber = (value: number, locale = 'ko'): string => toNumberFormat(locale).format(value);
/** `19,900원`, in other languages `₩19,900`, also in Taiwan, where the default of `Intl` is the wide `￦`. */
export const formatKrw = (won: number, locale = 'ko'): string =>
  locale === 'ko'
    ? `${formatNumber(won)}원`
    : toNumberFormat(locale, { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol' }).format(won);

/** `US$14.30`, from a hundred on without cents: an amount for orientation in another currency, with no-break spaces. */
export function formatAbout(amount: number, currency: string, locale = 'ko'): string {
  const digits = amount < 100 ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const format = toNumberFormat(toDateLocale(locale), { style: 'currency', currency, ...digits });
  return format.format(amount).replaceAll(/\s/g, nbsp);
}

/** `1시간 45분`, `45분`, `2시간`: formats whole minutes as hours and minutes, with a no-break space, in Japanese and Chinese without. */
export function formatDuration(minutes: number, locale = 'ko'): string {
  const toPart = (unit: 'hour' | 'minute', value: number) =>
    toNumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [toPart('hour', hours)] : []),
    ...(rest > 0 || hours === 0 ? [toPart('minute', rest)] : []),
  ];
  const text = withoutBreaks(parts.join(' '));
  return /^(ja|zh)/.test(locale) ? text.replaceAll(nbsp, '') : text;
}

/** `A, B, C`, in English `A, B and C`, in Japanese `A、B、C`. */
export const formatList = (items: readonly string[], locale = 'ko'): string =>
  locale === 'ko' ? items.join(', ') : new Intl.ListFormat(toDateLocale(locale)).format(items);

/** `수`. @param date `YYYY-MM-DD` */
export const formatWeekday = (date: string, locale = 'ko'): string => write(date, locale, 'weekday');

const isOtherYear = (date: string, before: string): boolean =>
  write(date, 'ko', 'year') !== write(before, 'ko', 'year');

/**
 * `12. 1.`, with a no-break space.
 *
 * @param date `YYYY-MM-DD`, or an instant, whose day in Asia/Seoul counts
 * @param before preceding date: another year is written out, `2027. 1. 11.`
 */
export const formatShortDate = (date: string, before = date, locale = 'ko'): string =>
  write(date, locale, isOtherYear(date, before) ? 'date' : 'shortDate');

/**
 * `11. 18.~12. 17.`, with the year where it changes.
 *
 * @param from as `to`, `YYYY-MM-DD` or an instant
 * @param before as in {@link formatShortDate}
 */
export function formatPeriod(from: string, to: string, before = from, locale = 'ko'): string {
  if (locale === 'ko') return `${formatShortDate(from, before)}~${formatShortDate(to, from)}`;
  const format = toDateFormat(locale, isOtherYear(to, from) || isOtherYear(from, before) ? 'date' : 'shortDate');
  return withoutBreaks(format.formatRange(toInstant(from), toInstant(to)));
}

/** `2026. 12. 1.(화)`. @param date `YYYY-MM-DD` */
export const formatDay = (date: string, locale = 'ko'): string => write(date, locale, 'day');
/** `12. 1.(화)`. @param date `YYYY-MM-DD` @param before as in {@link formatShortDate} */
export const formatShortDay = (date: string, before = date, locale = 'ko'): string =>
  write(date, locale, isOtherYear(date, before) ? 'day' : 'shortDay');
/** `12월 1일 화요일`; may break between words. @param date `YYYY-MM-DD` @param before as in {@link formatShortDate} */
export const formatLongDay = (date: string, before = date, locale = 'ko'): string =>
  toDateFormat(locale, isOtherYear(date, before) ? 'longDate' : 'longDay')
    .format(toInstant(date))
    .replaceAll(',', '');
/** `2026년 12월`; may break. @param date a day of the month, `YYYY-MM-DD` */
export const formatMonth = (date: string, locale = 'ko'): string =>
  toDateFormat(locale, 'month').format(toInstant(date));
