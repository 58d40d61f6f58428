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
