import * as gazette from '@hyunbinseo/holidays-kr/all';

/** Names of public holidays by day, from the official gazette, including substitute holidays. */
const years: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = gazette;

/** @returns the holiday's name; undefined for other days and for years that the gazette has not published yet */
export function findHoliday(day: string): string | undefined {
  return years[`y${day.slice(0, 4)}`]?.[day]?.join(', ');
}

/** Returns all public holidays that the gazette has published, by day. */
export const listHolidays = (): { day: string; name: string }[] =>
  Object.values(years).flatMap((days) => Object.entries(days).map(([day, names]) => ({ day, name: names.join(', ') })));
