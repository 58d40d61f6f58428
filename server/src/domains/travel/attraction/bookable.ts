import { orderLimits } from '@haesol/contracts/travel';
import { type RawBuilder, sql } from 'kysely';
import { addDays, isDate, toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import { isSeason } from '../goods/rules.ts';
import { isOffOn } from './openDays.ts';

/**
 * SQL condition: places of `goods as g` with an option that can be booked for some people on a day: sold on that kind of day, with
 * enough pieces left at one hour. Without a day, only rooms have a number of people.
 */
export function isBookable(
  { useDate, people }: { readonly useDate: string; readonly people: number },
  now: Date,
): RawBuilder<boolean> {
  const fits = sql`(${people}::int = 0 or o.room is null or (o.room ->> 'maxCnt')::int >= ${people}::int)`;
  if (!isDate(useDate)) {
    if (people === 0) return sql<boolean>`true`;
    return sql<boolean>`not exists (select 1 from goods_option o where o.gds_uid = g.gds_uid) or exists (
      select 1 from goods_option o where o.gds_uid = g.gds_uid and ${fits})`;
  }
  const today = toSeoulDate(now);
  if (useDate < today || useDate > addDays(today, orderLimits.daysAhead)) return sql<boolean>`false`;
  const isWeekend = sql`(${[0, 6].includes(weekdayOf(useDate))} or exists (select 1 from holiday h where h.day = ${useDate}::date))`;
  const isHigh = sql`(${isSeason(useDate)} and exists (select 1 from goods_price s
    where s.goods_dtl_id = o.goods_dtl_id and s.days = 'HIGH'))`;
  const kind = sql`case when ${isHigh} then 'HIGH' when ${isWeekend} then 'WEEKEND' else 'WEEKDAY' end`;
  // Rooms have a price for every night. An hour of today that has begun is over, and a ticket without an hour once the place has
  // closed.
  const after = useDate === today ? toSeoulTime(now) : '';
  const isOpen = sql`(o.kind = 'ROOM' or to_char(g.open_to, 'HH24:MI') > ${after})`;
  const pieces = sql`(o.kind = 'TICKET')::int * ${Math.max(1, people)}::int + (o.kind = 'ROOM')::int`;
  return sql<boolean>`(not ${isOffOn(useDate)} and exists (select 1 from goods_option o where o.gds_uid = g.gds_uid and ${fits}
    and exists (select 1 from goods_price p where p.goods_dtl_id = o.goods_dtl_id
      and (o.kind = 'ROOM' or p.days = 'ALL' or p.days = ${kind}))
    and (${isOpen} and not exists (select 1 from stock s where s.goods_dtl_id = o.goods_dtl_id)
      or exists (select 1 from stock s where s.goods_dtl_id = o.goods_dtl_id and s.use_date = ${useDate}::date
        and s.closed_at is null and s.qty - s.sold >= ${pieces}
        and case when s.use_time = '00:00' then ${isOpen} else to_char(s.use_time, 'HH24:MI') > ${after} end))))`;
}
