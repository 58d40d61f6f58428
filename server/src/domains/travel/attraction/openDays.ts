import { type RawBuilder, sql } from 'kysely';
import { toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';

/** SQL condition: places of `goods as g` with a day off or a closure on a day. */
export const isOffOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(${weekdayOf(day)}::int = any(g.closed_days) or exists (select 1 from goods_notice n
    where n.gds_uid = g.gds_uid and n.closed and n.deleted_at is null and ${day}::date between n.start_dt and n.end_dt))`;

/** SQL condition: places of `goods as g` that are open today, now or later. */
export const isOpenToday = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(g.open_to > ${toSeoulTime(now)}::time and not ${isOffOn(toSeoulDate(now))})`;
