import { toSeoulDate } from '@haesol/contracts/common';

// biome-ignore lint/performance/noBarrelFile: days and times of Seoul have one module on the server
export { addDays, daysBetween, toSeoulDate } from '@haesol/contracts/common';

const seoulOffsetMs = 9 * 3_600_000;

/** Formats as `YYYY-MM-DDTHH:mm:ss+09:00`. */
export function toSeoulInstant(instant: Date): string {
  return `${new Date(instant.getTime() + seoulOffsetMs).toISOString().slice(0, 19)}+09:00`;
}

/** Returns the calendar year in Asia/Seoul. */
export function toYear(instant: Date): number {
  return Number(toSeoulDate(instant).slice(0, 4));
}

/** Returns the time of day in Asia/Seoul, `HH:mm`. */
export function toSeoulTime(instant: Date): string {
  return new Date(instant.getTime() + seoulOffsetMs).toISOString().slice(11, 16);
}

/** Returns the instant of a day and time in Asia/Seoul. */
export function seoulInstant(date: string, time = '00:00'): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/**
 * Returns true for a calendar day between 1900 and 2999. Refuses later years because `addDays` could leave four-digit years.
 */
export function isDate(text: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Returns the minutes after midnight of `HH:mm`. */
export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export function toTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
