import {
  type DayKind,
  datedRefundRules,
  type GoodsInfo,
  isSoldOn,
  orderLimits,
  type StockState,
} from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { langOf, toContentLocale, translated } from '../../common/text/translation.ts';
import { daysOffColumns } from './daysOff.ts';
import { type DatedPrice, priceFor, stateOf } from './rules.ts';
import { closingTime, readSaleDays, type SaleDay } from './saleDays.ts';

export interface ChosenOption {
  readonly goodsDtlId: string;
  readonly priceSn: number;
  readonly goodsCnt: number;
  readonly languageCd: string;
  readonly now: Date;
  /** Undefined for visitors. */
  readonly memberUid: string | undefined;
}

type Day = GoodsInfo['dates'][number];

/** SQL for the sold pieces without those that an offer keeps for a member. */
const soldToOthers = (memberUid: string | undefined) =>
  sql<number>`s.sold - coalesce((select w.qty from stock_wait w where w.member_uid = ${memberUid ?? null}::uuid
    and w.goods_dtl_id = s.goods_dtl_id and w.use_date = s.use_date and w.use_time = s.use_time
    and w.offer_exp is not null), 0)`;

const listStock = (db: Db, { goodsDtlId, languageCd, memberUid }: ChosenOption, today: string) =>
  db
    .selectFrom('stock as s')
    .select([
      's.use_date as date',
      's.qty',
      soldToOthers(memberUid).as('sold'),
      translated('s.closed_why', languageCd, 'why').$castTo<string | null>().as('closed_why'),
      sql<string>`to_char(s.use_time, 'HH24:MI')`.as('time'),
    ])
    .where('s.goods_dtl_id', '=', goodsDtlId)
    .where('s.use_date', '>=', today)
    .orderBy('s.use_date')
    .orderBy('s.use_time')
    .execute();

type StockRow = Awaited<ReturnType<typeof listStock>>[number];

/** Lists the days from today up to a last one. */
function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Converts the stock of a day; a time that has begun or that staff have closed is closed. */
function toTimes(rows: readonly StockRow[], now: Date): Day['times'] {
  const isOver = ({ date, time }: StockRow) => date === toSeoulDate(now) && time <= toSeoulTime(now);
  return rows
    .filter(({ time }) => time > '00:00')
    .map((row) => {
      const remain = Math.max(0, row.qty - row.sold);
      return {
        time: row.time,
        remain,
        state: isOver(row) || row.closed_why !== null ? 'CLOSED' : stateOf(remain, row.qty),
      };
    });
}

interface DayFacts {
  readonly rows: readonly StockRow[];
  readonly hasStock: boolean;
  readonly sale: SaleDay;
  readonly priceOf: (kind: DayKind) => number;
  readonly now: Date;
  /** Translates a reason. */
  readonly say: (why: string) => string;
}

function toDay(date: string, { rows, hasStock, sale: { kind, why }, priceOf, now, say }: DayFacts): Day {
  const times = toTimes(rows, now);
  const whole = times.length === 0 ? rows.filter((row) => row.closed_why === null) : [];
  const left = [
    ...whole.map((row) => row.qty - row.sold),
    ...times.filter(({ state }) => state !== 'CLOSED').map(({ remain }) => remain),
  ];
  const remain = left.reduce((sum, count) => sum + count, 0);
  const qty = rows.reduce((sum, row) => sum + row.qty, 0);
  const closed = rows[0]?.closed_why ?? '예약을 받지 않는 날입니다.';
  const reason = why ?? (hasStock && left.length === 0 ? closed : '');
  const state: StockState = reason !== '' ? 'CLOSED' : hasStock ? stateOf(remain, qty) : 'OPEN';
  return { date, remain: hasStock ? remain : null, state, why: say(reason), kind, price: priceOf(kind), times };
}

/** Finds an option of goods with its calendar; undefined for an unknown option or price. */
export async function findGoodsInfo(db: Db, chosen: ChosenOption): Promise<GoodsInfo | undefined> {
  const { goodsDtlId, priceSn, goodsCnt, languageCd, now } = chosen;
  const option = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select([
      'o.goods_dtl_id',
      'o.gds_uid',
      'o.kind',
      'o.max_cnt',
      'o.min_nights',
      ...daysOffColumns,
      langOf('g', languageCd).as('lang'),
    ])
    .select([
      closingTime,
      translated('g.gds_nm', languageCd, 'nm').as('gds_nm'),
      translated('g.notice', languageCd, 'notice').as('notice'),
      translated('o.option_nm', languageCd, 'nm').as('option_nm'),
    ])
    .where('o.goods_dtl_id', '=', goodsDtlId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst();
  if (option === undefined) return undefined;
  const prices = await db
    .selectFrom('goods_price as p')
    .select(['p.price_sn', 'p.price', 'p.days', translated('p.price_nm', languageCd, 'nm').as('price_nm')])
    .where('p.goods_dtl_id', '=', goodsDtlId)
    .orderBy('p.price_sn')
    .execute();
  const price = priceSn === 0 ? prices[0] : prices.find(({ price_sn }) => price_sn === priceSn);
  if (price === undefined) return undefined;
  const today = toSeoulDate(now);
  const stock = await listStock(db, chosen, today);
  const isRoom = option.kind === 'ROOM';
  const last = stock.at(-1)?.date ?? addDays(today, orderLimits.daysAhead);
  const saleOf = await readSaleDays(
    db,
    { gdsUid: option.gds_uid, goodsDtlId, isRoom, off: option, openTo: option.open_to, prices },
    { from: today, to: last, now, languageCd },
  );
  const rowsOf = Map.groupBy(stock, ({ date }) => date);
  const say = toRefusalLanguage(languageCd);
  const priceOf = (kind: DayKind) => (isRoom ? priceFor(kind, prices) : soldPrice(kind, prices, price));
  return {
    gdsUid: option.gds_uid,
    gdsNm: option.gds_nm,
    lang: option.lang,
    goodsDtlId: option.goods_dtl_id,
    optionNm: option.option_nm,
    priceNm: price.price_nm,
    unitPrice: price.price,
    goodsCnt,
    amount: price.price * goodsCnt,
    dates: listDays(today, last).map((date) =>
      toDay(date, { rows: rowsOf.get(date) ?? [], hasStock: stock.length > 0, sale: saleOf(date), priceOf, now, say }),
    ),
    times: [...new Set(stock.map(({ time }) => time).filter((time) => time > '00:00'))].toSorted(),
    maxCnt: option.max_cnt,
    minNights: isRoom ? option.min_nights : null,
    refundRules: datedRefundRules(toContentLocale(languageCd)),
    notice: option.notice,
  };
}

/** Returns the asked price on a kind of day; the first sold one where it is not sold. */
const soldPrice = (kind: DayKind, prices: readonly DatedPrice[], asked: DatedPrice): number =>
  (isSoldOn(asked.days, kind) ? asked : (prices.find(({ days }) => isSoldOn(days, kind)) ?? asked)).price;
