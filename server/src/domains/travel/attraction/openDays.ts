import { type RawBuilder, sql } from 'kysely';
import { addDays, toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import { weekOfMonth } from '../goods/daysOff.ts';

const isHoliday = (day: string) => sql<boolean>`exists (select 1 from holiday h where h.day = ${day}::date)`;

const isWeekday = (day: string) => sql<boolean>`${weekdayOf(day)}::int = any(g.closed_days)`;

/** SQL condition: places of `goods as g` with a day off or a closure on a day; `isDayOff` has the same for days off. */
export function isOffOn(day: string): RawBuilder<boolean> {
  const before = addDays(day, -1);
  return sql<boolean>`(case when not g.closed_moves then ${isWeekday(day)}
      else (${isWeekday(day)} and not ${isHoliday(day)}) or (${isWeekday(before)} and ${isHoliday(before)}) end
    or (g.closed_weekday = ${weekdayOf(day)}::int and ${weekOfMonth(day)}::int = any(g.closed_weeks)) is true
    or ${day.slice(5)} = any(g.closed_dates)
    or exists (select 1 from goods_notice n
      where n.gds_uid = g.gds_uid and n.closed and n.deleted_at is null and ${day}::date between n.start_dt and n.end_dt))`;
}

/** SQL condition: places of `goods as g` that are open today, now or later. */
export const isOpenToday = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(g.open_to > ${toSeoulTime(now)}::time and not ${isOffOn(toSeoulDate(now))})`;
