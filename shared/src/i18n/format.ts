const zone = 'Asia/Seoul';
const nbsp = '\u00a0';

const dateParts = new Intl.DateTimeFormat('ko-KR', {
  timeZone: zone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(instant: string): Readonly<Record<string, string>> {
  return Object.fromEntries(dateParts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/** `2026. 11. 23.` in Asia/Seoul, with no-break spaces. @param instant ISO 8601 */
export function formatDate(instant: string): string {
  const { year, month, day } = partsOf(instant);
  return `${year}.${nbsp}${month}.${nbsp}${day}.`;
}

/** `2026. 11. 23. 14:02` in Asia/Seoul. @param instant ISO 8601 */
export function formatDateTime(instant: string): string {
  const { hour, minute } = partsOf(instant);
  return `${formatDate(instant)}${nbsp}${hour}:${minute}`;
}

const number = new Intl.NumberFormat('ko-KR');
export const formatNumber = (value: number): string => number.format(value);
/** `19,900원`. */
export const formatKrw = (won: number): string => `${number.format(won)}원`;

const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', weekday: 'short' });
const toUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);
/** `수`. @param date `YYYY-MM-DD` */
export const formatWeekday = (date: string): string => weekday.format(toUtc(date));
const shortPartsOf = (date: string) => partsOf(date.includes('T') ? date : `${date}T00:00:00+09:00`);

/**
 * `12. 1.`, with a no-break space.
 *
 * @param date `YYYY-MM-DD`, or an instant, of which the day in Asia/Seoul counts
 * @param before the date that stands before it: another year is written out, `2027. 1. 11.`
 * @example
 * `${formatShortDate(from)}~${formatShortDate(to, from)}`
 */
export function formatShortDate(date: string, before?: string): string {
  const { year, month, day } = shortPartsOf(date);
  const isOtherYear = before !== undefined && shortPartsOf(before).year !== year;
  return `${isOtherYear ? `${year}.${nbsp}` : ''}${month}.${nbsp}${day}.`;
}

/** `2026. 12. 1.(화)`. @param date `YYYY-MM-DD` */
export const formatDay = (date: string): string => `${formatDate(date)}(${formatWeekday(date)})`;
/** `12. 1.(화)`. @param date `YYYY-MM-DD` @param before as of {@link formatShortDate} */
export const formatShortDay = (date: string, before?: string): string =>
  `${formatShortDate(date, before)}(${formatWeekday(date)})`;

const bytesPerKb = 1024;
/** `84KB`, `1.2MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < bytesPerKb) return `${bytes}B`;
  const kb = bytes / bytesPerKb;
  if (kb < bytesPerKb) return `${Math.round(kb)}KB`;
  return `${(kb / bytesPerKb).toFixed(1)}MB`;
}
