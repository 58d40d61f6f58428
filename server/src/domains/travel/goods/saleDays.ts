import { type DayKind, isSoldOn, type PriceDays } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import { translated } from '../../common/text/translation.ts';
import { type DaysOff, isDayOff, isWeeklyOff } from './daysOff.ts';
import { type DatedPrice, dayKindOf } from './rules.ts';

/** SQL for the end of the opening hours of `goods as g`, `HH:mm`. */
export const closingTime = sql<string>`to_char(g.open_to, 'HH24:MI')`.as('open_to');

export interface SaleFacts {
  readonly gdsUid: string;
  readonly goodsDtlId: string;
  readonly isRoom: boolean;
  /** Days off of the place. */
  readonly off: DaysOff;
  /** End of the opening hours, `HH:mm`. */
  readonly openTo: string;
  readonly prices: readonly DatedPrice[];
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly languageCd: string;
}

export interface SaleDay {
  readonly kind: DayKind;
  /** Reason why nothing is sold on the day; undefined if it is sold. */
  readonly why: string | undefined;
}

const weekdayNames = ['일', '월', '화', '수', '목', '금', '토'];
const dayNames: Readonly<Record<PriceDays, string>> = {
  ALL: '모든 날',
  WEEKDAY: '평일',
  WEEKEND: '주말과 공휴일',
  HIGH: '성수기',
};

/** Reason of today after the opening hours; `isBookable` leaves the place out at the same time. */
const overToday = '오늘은 운영 시간이 끝났습니다.';

/** Names the days of prices in words: "평일". */
export const toDaysText = (prices: readonly Pick<DatedPrice, 'days'>[]): string =>
  [...new Set(prices.map(({ days }) => dayNames[days]))].join(', ');

/** Names the weekday of a weekly day off, else the day: "월요일은 쉬는 날입니다." */
function toDayOffText(date: string, off: DaysOff, isHoliday: (date: string) => boolean): string {
  const weekday = weekdayOf(date);
  const isUsual = off.closed_days.includes(weekday) && isWeeklyOff(date, off, isHoliday);
  if (isUsual) return `${weekdayNames[weekday]}요일은 쉬는 날입니다.`;
  const [, month, day] = date.split('-').map(Number);
  return `${month}. ${day}.은 쉬는 날입니다.`;
}

/** Returns true if an hour of the day is still to come, also one after the opening hours. */
const hasHourToCome = async (db: Kysely<Database>, goodsDtlId: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('stock')
    .select('use_time')
    .where('goods_dtl_id', '=', goodsDtlId)
    .where('use_date', '=', toSeoulDate(now))
    .where('use_time', '>', toSeoulTime(now))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Reads holidays and closures of a period. Calendar, quote and order ask the same function, so that they agree.
 * @returns the kind of a day and the reason if nothing is sold
 */
export async function readSaleDays(
  db: Kysely<Database>,
  { gdsUid, goodsDtlId, isRoom, off, openTo, prices }: SaleFacts,
  { from, to, now, languageCd }: Period,
): Promise<(date: string) => SaleDay> {
  const holidays = await db
    .selectFrom('holiday')
    .select('day')
    // A day off may have moved from the day before.
    .where('day', '>=', addDays(from, -1))
    .where('day', '<=', to)
    .execute();
  const closures = await db
    .selectFrom('goods_notice as n')
    .select(['n.start_dt', 'n.end_dt', translated('n.title', languageCd, 'title').as('title')])
    .where('n.gds_uid', '=', gdsUid)
    .where('n.closed', '=', true)
    .where('n.deleted_at', 'is', null)
    .where('n.start_dt', '<=', to)
    .where('n.end_dt', '>=', from)
    .execute();
  const today = toSeoulDate(now);
  const isLate = !isRoom && from <= today && openTo <= toSeoulTime(now);
  const isOver = isLate && !(await hasHourToCome(db, goodsDtlId, now));
  const holidayDates = new Set(holidays.map(({ day }) => day));
  const isHoliday = (date: string) => holidayDates.has(date);
  return (date) => {
    const kind = dayKindOf(date, { isHoliday: isHoliday(date), isRoom, prices });
    const closure = closures.find(({ start_dt, end_dt }) => start_dt <= date && date <= end_dt);
    if (closure !== undefined) return { kind, why: closure.title };
    if (isDayOff(date, off, isHoliday)) return { kind, why: toDayOffText(date, off, isHoliday) };
    if (isOver && date === today) return { kind, why: overToday };
    // A room has one price for each kind of night, and always one.
    if (isRoom || prices.some(({ days }) => isSoldOn(days, kind))) return { kind, why: undefined };
    return { kind, why: `${toDaysText(prices)}에 이용하는 이용권입니다.` };
  };
}
