import * as gazette from '@hyunbinseo/holidays-kr/all';

/** Names of public holidays by day, from the official gazette, with the substitutes. */
const years: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = gazette;

/** @returns the holiday's name; undefined for a usual day and for years that the gazette has not named yet */
export function findHoliday(day: string): string | undefined {
  return years[`y${day.slice(0, 4)}`]?.[day]?.join(', ');
}

/** All public holidays that the gazette has named, by day. */
export const listHolidays = (): { day: string; name: string }[] =>
  Object.values(years).flatMap((days) => Object.entries(days).map(([day, names]) => ({ day, name: names.join(', ') })));
