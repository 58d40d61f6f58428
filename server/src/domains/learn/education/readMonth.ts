import { errorCodes } from '@haesol/contracts/common';
import type { EduInMonth } from '@haesol/contracts/learn';
import type { Db } from '../../../db/schema.ts';
import { addDays, isDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readHolidays } from '../../lab/equipment/occupation.ts';
import { createEduRepository, type EduFilter } from './repository.ts';

type HeldCourse = Awaited<ReturnType<ReturnType<typeof createEduRepository>['listHeld']>>[number];

/** Returns the days of a course within a month, each with the time of its first lesson. */
function listDays({ sessions, start_dt }: HeldCourse, month: string): EduInMonth['days'] {
  const lessons = sessions.length === 0 ? [{ date: start_dt, from: '' }] : sessions;
  const days = new Map<string, string>();
  for (const { date, from } of lessons) {
    const before = days.get(date);
    if (date.startsWith(month) && (before === undefined || from < before)) days.set(date, from);
  }
  return [...days].map(([date, from]) => ({ date, from })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Returns the courses on the days of a month, and its holidays.
 * @param month `YYYY-MM`
 * @throws {ApiError} `4040` for an invalid month
 */
export async function readMonth(
  db: Db,
  month: string,
  { now, ...filter }: Omit<EduFilter, 'startDate' | 'endDate'> & { readonly now: Date },
) {
  const from = `${month}-01`;
  if (!/^\d{4}-\d{2}$/.test(month) || !isDate(from)) throw new ApiError(errorCodes.notFound);
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const held = await createEduRepository(db).listHeld({ ...filter, startDate: from, endDate: to }, now);
  const holidays = await readHolidays(db, from, to);
  const list = held.map((row) => ({
    eduUid: row.edu_uid,
    title: row.title,
    typeCd: row.type_cd,
    state: row.state,
    days: listDays(row, month),
  }));
  return {
    month,
    holidays: [...holidays].map(([date, nm]) => ({ date, nm })),
    list: list.filter(({ days }) => days.length > 0),
  };
}
