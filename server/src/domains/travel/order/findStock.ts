import { errorCodes } from '@haesol/contracts/common';
import { type OrderOption, orderLimits } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { translated } from '../../common/text/translation.ts';
import type { SaleDay } from '../goods/saleDays.ts';
import { countOffered, type StockPlace } from '../stockWait/offers.ts';
import { toDayText } from '../voucher/rules.ts';

/** Pieces of each of some days, in their order. */
export interface StockPieces {
  readonly goodsDtlId: string;
  readonly dates: readonly string[];
  /** `HH:mm`; `00:00` for the whole day. */
  readonly time: string;
  readonly qty: number;
  /** Pieces that were left on the day with the fewest, when they were read. */
  readonly left?: number;
}

const noDay = (message?: string) => new ApiError(errorCodes.dateUnavailable, message === undefined ? {} : { message });

/** @param own pieces that open orders of the member hold, who may pay or cancel them; @param night of a stay */
export function outOfStock(left: number, { own = 0, night }: { own?: number; night?: string | undefined } = {}) {
  const of = night === undefined ? '남은 수량이' : `${toDayText(night)} 밤에 남은 객실이`;
  const hint =
    own === 0 ? '' : ` 결제를 기다리는 내 주문이 ${own}개를 잡고 있으니 나의 여행에서 결제하거나 취소해 주세요.`;
  return new ApiError(errorCodes.outOfStock, {
    params: { n: left },
    data: { remain: left },
    ...((own > 0 || night !== undefined) && { message: `${of} ${left}개입니다.${hint}` }),
  });
}

/** Counts the pieces that open orders of a member hold. */
async function countOwn(db: Kysely<Database>, { goodsDtlId, date, time }: StockPlace, memberUid: string) {
  const { own } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(stock_qty), 0)::int`.as('own'))
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'READY')
    .where(sql<boolean>`payload ->> 'goodsDtlId' = ${goodsDtlId}`)
    .where(sql<boolean>`${date} = any(coalesce(stock_days, array[payload ->> 'useDate']))`)
    .where(sql<boolean>`coalesce(payload ->> 'useTime', '00:00') = ${time}`)
    .executeTakeFirstOrThrow();
  return own;
}

export interface Reading {
  readonly now: Date;
  readonly memberUid: string;
  /** Language of the reader, for the reason of a closed day. */
  readonly languageCd: string;
  /** Pieces that a booking already holds, if it is changed. */
  readonly held?: Omit<StockPieces, 'goodsDtlId'> | undefined;
}

interface WantedPieces {
  readonly goodsDtlId: string;
  readonly options: readonly OrderOption[];
  readonly useTime?: string | undefined;
  readonly dates: readonly string[];
  readonly isStay: boolean;
}

/** @throws {ApiError} `4505` for a past or unavailable day or time, `4092` for insufficient stock */
export async function findStock(
  db: Kysely<Database>,
  { goodsDtlId, useTime, options, dates, isStay }: WantedPieces,
  saleOf: (date: string) => SaleDay,
  { now, memberUid, languageCd, held }: Reading,
): Promise<StockPieces | undefined> {
  const today = toSeoulDate(now);
  const time = useTime ?? '00:00';
  const qty = options.reduce((sum, { count }) => sum + count, 0);
  for (const date of dates) {
    if (date < today || date > addDays(today, orderLimits.daysAhead)) throw noDay();
    const { why } = saleOf(date);
    if (why !== undefined) throw noDay(isStay ? `${toDayText(date)} 밤: ${why}` : why);
  }
  const found = await db
    .selectFrom('stock as s')
    .select(['s.use_date', 's.use_time', 's.qty', 's.sold'])
    .select(translated('s.closed_why', languageCd, 'why').$castTo<string | null>().as('closed_why'))
    .where('s.goods_dtl_id', '=', goodsDtlId)
    .where('s.use_date', 'in', dates)
    .execute();
  const rows = found.filter(({ closed_why }) => closed_why === null);
  const isPlace = (row: (typeof found)[number], date: string) =>
    row.use_date === date && row.use_time.slice(0, 5) === time;
  const refuseDay = (date: string, message?: string) => {
    const why = found.find((row) => isPlace(row, date))?.closed_why ?? undefined;
    return noDay(why !== undefined && isStay ? `${toDayText(date)} 밤: ${why}` : (why ?? message));
  };
  if (rows.length === 0) {
    const other = db.selectFrom('stock').select('use_date').where('goods_dtl_id', '=', goodsDtlId).limit(1);
    if ((await other.executeTakeFirst()) !== undefined) throw refuseDay(found[0]?.use_date ?? '');
    return undefined;
  }
  let fewest = Number.MAX_SAFE_INTEGER;
  for (const date of dates) {
    const row = rows.find((one) => isPlace(one, date));
    const isAsked = rows.some(({ use_date }) => use_date === date);
    if (row === undefined && isAsked && useTime === undefined)
      throw fieldError('useTime', '이용 시간을 선택해 주세요.');
    const isOver = date === today && time !== '00:00' && time <= toSeoulTime(now);
    if (row === undefined || isOver)
      throw refuseDay(date, isStay ? `${toDayText(date)} 밤은 예약을 받지 않습니다.` : undefined);
    const place = { goodsDtlId, date, time };
    const own = held?.time === time && held.dates.includes(date) ? held.qty : 0;
    const left = row.qty - row.sold + own + (await countOffered(db, place, memberUid));
    const night = isStay ? date : undefined;
    fewest = Math.min(fewest, left);
    if (left < qty) throw outOfStock(left, { own: await countOwn(db, place, memberUid), night });
  }
  return { goodsDtlId, dates, time, qty, left: fewest };
}
