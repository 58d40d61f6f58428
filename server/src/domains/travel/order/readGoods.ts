import { errorCodes } from '@haesol/contracts/common';
import { isSoldOn, type OrderLine, type OrderOption, type OrderPayload } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { translated } from '../../common/text/translation.ts';
import { daysAhead } from '../goods/repository.ts';
import { priceFor } from '../goods/rules.ts';
import { readSaleDays, type SaleDay, toDaysText } from '../goods/saleDays.ts';
import { countOffered, type StockPlace } from '../stockWait/offers.ts';

/** Goods type code of passes. */
export const passType = 'CD0000002005';

export interface WantedGoods {
  readonly goodsDtlId: string;
  readonly options: readonly OrderOption[];
  readonly useDate: string;
  readonly useTime?: string | undefined;
}

export interface WantedPass {
  readonly gdsDtlUid: string;
  readonly passCnt: number;
}

/** Sale of an order: its lines and the required stock. */
export interface Sale {
  readonly kind: 'GOODS' | 'PASS';
  readonly gdsUid: string | null;
  readonly name: string;
  /** Code group GDS_TYCD. */
  readonly type: string;
  readonly lines: readonly OrderLine[];
  readonly itemAmount: number;
  /** Undefined for rooms: their lines count rooms, and guests are named later. */
  readonly people: number | undefined;
  readonly isRequest: boolean;
  /** Pieces taken from a day's stock; undefined without a stock. */
  readonly stock:
    | { readonly goodsDtlId: string; readonly date: string; readonly time: string; readonly qty: number }
    | undefined;
  readonly useDate: string | null;
  readonly useTime: string | null;
  /** Code group SGG; null for passes, which have no region. */
  readonly region: string | null;
  /** Days within which passes must be activated. */
  readonly validDays: number;
  readonly payload: OrderPayload;
}

const noDay = (message?: string) => new ApiError(errorCodes.dateUnavailable, message === undefined ? {} : { message });

/** @param own pieces that open orders of the member hold, who may pay or cancel them */
export const outOfStock = (left: number, own = 0) =>
  new ApiError(errorCodes.outOfStock, {
    params: { n: left },
    data: { remain: left },
    ...(own > 0 && {
      message: `남은 수량이 ${left}개입니다. 결제를 기다리는 내 주문이 ${own}개를 잡고 있으니 나의 여행에서 결제하거나 취소해 주세요.`,
    }),
  });

/** Counts the pieces that open orders of a member hold. */
async function countOwn(db: Kysely<Database>, { goodsDtlId, date, time }: StockPlace, memberUid: string) {
  const { own } = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(stock_qty), 0)::int`.as('own'))
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'READY')
    .where(sql<boolean>`payload ->> 'goodsDtlId' = ${goodsDtlId} and payload ->> 'useDate' = ${date}`)
    .where(sql<boolean>`coalesce(payload ->> 'useTime', '00:00') = ${time}`)
    .executeTakeFirstOrThrow();
  return own;
}

async function findOption(db: Kysely<Database>, goodsDtlId: string, languageCd: string) {
  const option = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select([
      'o.goods_dtl_id',
      'o.gds_uid',
      'o.kind',
      'o.max_cnt',
      'o.confirm_type',
      'g.tycd',
      'g.closed_days',
      'g.sgg_cd',
    ])
    .select(translated('g.gds_nm', languageCd, 'nm').as('gds_nm'))
    .select(translated('o.option_nm', languageCd, 'nm').as('option_nm'))
    .where('o.goods_dtl_id', '=', goodsDtlId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst();
  if (option === undefined) throw new ApiError(errorCodes.notFound);
  const prices = await db
    .selectFrom('goods_price as p')
    .select([
      'p.price_sn',
      'p.price',
      'p.days',
      'p.age_group',
      translated('p.price_nm', languageCd, 'nm').as('price_nm'),
    ])
    .where('p.goods_dtl_id', '=', goodsDtlId)
    .orderBy('p.price_sn')
    .execute();
  return { ...option, prices };
}

type Option = Awaited<ReturnType<typeof findOption>>;

function toLines(option: Option, wanted: readonly OrderOption[], { kind, why }: SaleDay): OrderLine[] {
  const nightPrice = option.kind === 'ROOM' ? priceFor(kind, option.prices) : undefined;
  const chosen = new Set(wanted.map(({ priceSn }) => priceSn));
  if (chosen.size !== wanted.length) throw fieldError('options', '같은 권종을 두 번 선택할 수 없습니다.');
  if (wanted.some(({ count }) => count > option.max_cnt)) {
    throw fieldError('options', `권종마다 ${option.max_cnt}개까지 선택할 수 있습니다.`);
  }
  return wanted.map(({ priceSn, count }) => {
    const price = option.prices.find(({ price_sn }) => price_sn === priceSn);
    if (price === undefined) throw new ApiError(errorCodes.notFound);
    if (nightPrice === undefined && why === undefined && !isSoldOn(price.days, kind)) {
      throw fieldError('options', `${price.price_nm}: ${toDaysText([price])}에 이용하는 권종입니다.`);
    }
    const unitPrice = nightPrice ?? price.price;
    const priceNm = nightPrice === undefined ? price.price_nm : option.option_nm;
    return { optionNm: option.option_nm, priceNm, priceSn, count, unitPrice, amount: unitPrice * count };
  });
}

interface Reading {
  readonly now: Date;
  readonly languageCd: string;
  readonly memberUid: string;
  /** Pieces that a booking already holds, if it is changed. */
  readonly held?: (StockPlace & { readonly qty: number }) | undefined;
}

/** @throws {ApiError} `4505` for a past or unavailable day or time, `4092` for insufficient stock */
async function findStock(
  db: Kysely<Database>,
  wanted: WantedGoods,
  { why }: SaleDay,
  { now, memberUid, held }: Pick<Reading, 'held' | 'memberUid' | 'now'>,
): Promise<Sale['stock']> {
  const { goodsDtlId, useDate, useTime = '00:00', options } = wanted;
  const today = toSeoulDate(now);
  if (useDate < today || useDate > addDays(today, daysAhead)) throw noDay();
  if (why !== undefined) throw noDay(why);
  const days = await db
    .selectFrom('stock')
    .select(['use_time', 'qty', 'sold'])
    .where('goods_dtl_id', '=', goodsDtlId)
    .where('use_date', '=', useDate)
    .where('closed_at', 'is', null)
    .execute();
  if (days.length === 0) {
    const other = db.selectFrom('stock').select('use_date').where('goods_dtl_id', '=', goodsDtlId).limit(1);
    if ((await other.executeTakeFirst()) !== undefined) throw noDay();
    return undefined;
  }
  const row = days.find(({ use_time }) => use_time.slice(0, 5) === useTime);
  if (row === undefined && wanted.useTime === undefined) throw fieldError('useTime', '이용 시간을 선택해 주세요.');
  const isOver = useDate === today && useTime !== '00:00' && useTime <= toSeoulTime(now);
  if (row === undefined || isOver) throw noDay();
  const qty = options.reduce((sum, { count }) => sum + count, 0);
  const place = { goodsDtlId, date: useDate, time: useTime };
  const own = held?.date === useDate && held.time === useTime ? held.qty : 0;
  const left = row.qty - row.sold + own + (await countOffered(db, place, memberUid));
  if (left < qty) throw outOfStock(left, await countOwn(db, place, memberUid));
  return { ...place, qty };
}

/** Reads goods on a day as currently sold. @throws {ApiError} `4040`, `4000`, `4505`, `4092` */
export async function readGoods(
  db: Kysely<Database>,
  wanted: WantedGoods,
  { now, languageCd, memberUid, held }: Reading,
): Promise<Sale> {
  const option = await findOption(db, wanted.goodsDtlId, languageCd);
  const saleOf = await readSaleDays(
    db,
    { gdsUid: option.gds_uid, isRoom: option.kind === 'ROOM', closedDays: option.closed_days, prices: option.prices },
    { from: wanted.useDate, to: wanted.useDate, languageCd },
  );
  const day = saleOf(wanted.useDate);
  const lines = toLines(option, wanted.options, day);
  const stock = await findStock(db, wanted, day, { now, memberUid, held });
  const useTime = stock === undefined || stock.time === '00:00' ? null : stock.time;
  return {
    kind: 'GOODS',
    gdsUid: option.gds_uid,
    name: option.gds_nm,
    type: option.tycd,
    lines,
    itemAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    people: option.kind === 'ROOM' ? undefined : lines.reduce((sum, { count }) => sum + count, 0),
    isRequest: option.confirm_type === 'REQUEST',
    stock,
    useDate: wanted.useDate,
    useTime,
    region: option.sgg_cd,
    validDays: 0,
    payload: {
      goodsDtlId: wanted.goodsDtlId,
      options: lines.map(({ optionNm, count, priceSn }) => ({ optionNm, count, priceSn })),
      useDate: wanted.useDate,
      useTime,
    },
  };
}

/** Reads passes as currently sold. @throws {ApiError} `4040` */
export async function readPass(
  db: Kysely<Database>,
  { gdsDtlUid, passCnt: count }: WantedPass,
  { languageCd }: { readonly languageCd: string },
): Promise<Sale> {
  const pass = await db
    .selectFrom('pass_option as o')
    .select(['o.price', 'o.valid_days', translated('o.pass_nm', languageCd, 'nm').as('pass_nm')])
    .where('o.gds_dtl_uid', '=', gdsDtlUid)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst();
  if (pass === undefined) throw new ApiError(errorCodes.notFound);
  const { pass_nm: name, price: unitPrice } = pass;
  const itemAmount = unitPrice * count;
  return {
    kind: 'PASS',
    gdsUid: null,
    name,
    type: passType,
    lines: [{ optionNm: name, priceNm: '', priceSn: 0, count, unitPrice, amount: itemAmount }],
    itemAmount,
    people: count,
    isRequest: false,
    stock: undefined,
    useDate: null,
    useTime: null,
    region: null,
    validDays: pass.valid_days,
    payload: { gdsDtlUid, passCnt: count },
  };
}
