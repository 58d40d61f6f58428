const dayMs = 86_400_000;
const seoulOffsetMs = 9 * 3_600_000;

/** Calendar day in Asia/Seoul, `YYYY-MM-DD`. @param instant a number is milliseconds since the epoch */
export const toSeoulDate = (instant: Date | number): string =>
  new Date(Number(instant) + seoulOffsetMs).toISOString().slice(0, 10);

/** Minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`, as an input of date and time takes it. */
export const toSeoulMinute = (instant: Date | number): string =>
  new Date(Number(instant) + seoulOffsetMs).toISOString().slice(0, 16);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another, negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Whole days from today, in Seoul, to a day. */
export const daysUntil = (date: string, now: Date | number): number => daysBetween(toSeoulDate(now), date);

/** Days that are no working days, besides weekends. */
export interface Holidays {
  has(day: string): boolean;
}

export function isWorkingDay(date: string, holidays: Holidays): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** Adds working days to a day; 0 is the day itself or the next working day. */
export function addWorkingDays(date: string, count: number, holidays: Holidays): string {
  let day = date;
  let left = count;
  for (;;) {
    if (isWorkingDay(day, holidays) && left <= 0) return day;
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
}
