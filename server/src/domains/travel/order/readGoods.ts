import { errorCodes } from '@haesol/contracts/common';
import {
  isSoldOn,
  type OrderLine,
  type OrderOption,
  type OrderPayload,
  orderLimits,
  type StayNight,
} from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, daysBetween } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { translated } from '../../common/text/translation.ts';
import { daysOffColumns } from '../goods/daysOff.ts';
import { priceFor } from '../goods/rules.ts';
import { closingTime, readSaleDays, type SaleDay, toDaysText } from '../goods/saleDays.ts';
import { findStock, type Reading, type StockPieces } from './findStock.ts';

/** Goods type code of passes. */
export const passType = 'CD0000002005';

export interface WantedGoods {
  readonly goodsDtlId: string;
  readonly options: readonly OrderOption[];
  readonly useDate: string;
  readonly useTime?: string | undefined;
  /** Departure from a room; by default the next day. */
  readonly departDate?: string | undefined;
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
  /** Pieces taken from the stock of a day, of a stay from each night; undefined without a stock. */
  readonly stock: StockPieces | undefined;
  readonly useDate: string | null;
  readonly useTime: string | null;
  /** Null except for stays. */
  readonly departDate: string | null;
  readonly nights: readonly StayNight[];
  /** Code group SGG; null for passes, which have no region. */
  readonly region: string | null;
  /** Days within which passes must be activated. */
  readonly validDays: number;
  readonly payload: OrderPayload;
}

/** Prices of a booking that is changed: its pieces keep them on the same day, rooms for the same nights. */
export interface BookedPrices {
  readonly useDate: string | null;
  readonly lines: readonly Pick<OrderLine, 'count' | 'priceSn' | 'unitPrice'>[];
  readonly nights: readonly StayNight[];
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
      'o.min_nights',
      'o.confirm_type',
      'o.needs_passport',
      'g.tycd',
      ...daysOffColumns,
      'g.sgg_cd',
    ])
    .select([closingTime, translated('g.gds_nm', languageCd, 'nm').as('gds_nm')])
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

/** Returns the day of a ticket, or the nights of a stay. @throws {ApiError} `4000` for a stay that is too short or too long */
function listDates({ kind, min_nights }: Option, { useDate, departDate }: WantedGoods): string[] {
  if (kind !== 'ROOM') return [useDate];
  const count = departDate === undefined ? 1 : daysBetween(useDate, departDate);
  const refuse = (message: string) => fieldError('departDate', message);
  if (count < 1) throw refuse('체크아웃은 체크인 다음 날부터 고를 수 있습니다.');
  if (count < min_nights)
    throw refuse(`${min_nights}박부터 예약할 수 있는 객실입니다. 체크아웃 날짜를 다시 골라 주세요.`);
  if (count > orderLimits.nights) throw refuse(`한 번에 ${orderLimits.nights}박까지 예약할 수 있습니다.`);
  return Array.from({ length: count }, (_unused, night) => addDays(useDate, night));
}

/** Returns the price of each night of a stay. */
const toNights = (
  { prices }: Option,
  dates: readonly string[],
  saleOf: (date: string) => SaleDay,
  booked: readonly StayNight[] = [],
): StayNight[] =>
  dates.map((date) => {
    const kept = booked.find((night) => night.date === date);
    return { date, price: kept?.price ?? priceFor(saleOf(date).kind, prices) };
  });

/** Splits tickets by price: as many as were booked keep theirs, the further ones have the present one. */
function toCounts(count: number, booked: BookedPrices['lines'], price: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let left = count;
  for (const line of [...booked, { unitPrice: price, count }]) {
    const taken = Math.min(left, line.count);
    left -= taken;
    if (taken > 0) counts.set(line.unitPrice, (counts.get(line.unitPrice) ?? 0) + taken);
  }
  return counts;
}

interface DayOfSale extends SaleDay {
  readonly nights: readonly StayNight[];
  /** Tickets that were booked for this day. */
  readonly booked: BookedPrices['lines'];
}

function toLines(
  option: Option,
  wanted: readonly OrderOption[],
  { kind, why, nights, booked }: DayOfSale,
): OrderLine[] {
  const stayPrice = option.kind === 'ROOM' ? nights.reduce((sum, { price }) => sum + price, 0) : undefined;
  const chosen = new Set(wanted.map(({ priceSn }) => priceSn));
  if (chosen.size !== wanted.length) throw fieldError('options', '같은 권종을 두 번 선택할 수 없습니다.');
  if (wanted.some(({ count }) => count > option.max_cnt)) {
    throw fieldError('options', `권종마다 ${option.max_cnt}개까지 선택할 수 있습니다.`);
  }
  return wanted.flatMap(({ priceSn, count }) => {
    const price = option.prices.find(({ price_sn }) => price_sn === priceSn);
    if (price === undefined) throw new ApiError(errorCodes.notFound);
    if (stayPrice === undefined && why === undefined && !isSoldOn(price.days, kind)) {
      throw fieldError('options', `${price.price_nm}: ${toDaysText([price])}에 이용하는 권종입니다.`);
    }
    const priceNm = stayPrice === undefined ? price.price_nm : option.option_nm;
    const own = stayPrice === undefined ? booked.filter((line) => line.priceSn === priceSn) : [];
    return [...toCounts(count, own, stayPrice ?? price.price)].map(([unitPrice, pieces]) => {
      const amount = unitPrice * pieces;
      return { optionNm: option.option_nm, priceNm, priceSn, count: pieces, unitPrice, amount };
    });
  });
}

/** Reads goods on a day as currently sold, those of a booking at its prices. @throws {ApiError} `4040`, `4000`, `4505`, `4092` */
export async function readGoods(
  db: Kysely<Database>,
  wanted: WantedGoods,
  { now, languageCd, memberUid, held, booked }: Reading & { readonly booked?: BookedPrices },
): Promise<Sale> {
  const option = await findOption(db, wanted.goodsDtlId, languageCd);
  const isStay = option.kind === 'ROOM';
  const dates = listDates(option, wanted);
  const saleOf = await readSaleDays(
    db,
    {
      gdsUid: option.gds_uid,
      goodsDtlId: option.goods_dtl_id,
      isRoom: isStay,
      off: option,
      openTo: option.open_to,
      prices: option.prices,
    },
    { from: wanted.useDate, to: dates.at(-1) ?? wanted.useDate, now, languageCd },
  );
  const nights = isStay ? toNights(option, dates, saleOf, booked?.nights) : [];
  const isSameDay = booked !== undefined && booked.useDate === wanted.useDate;
  const day = { ...saleOf(wanted.useDate), nights, booked: isSameDay ? booked.lines : [] };
  const lines = toLines(option, wanted.options, day);
  const stock = await findStock(db, { ...wanted, dates, isStay }, saleOf, { now, memberUid, languageCd, held });
  const departDate = isStay ? addDays(wanted.useDate, dates.length) : null;
  const useTime = stock === undefined || stock.time === '00:00' ? null : stock.time;
  return {
    kind: 'GOODS',
    gdsUid: option.gds_uid,
    name: option.gds_nm,
    type: option.tycd,
    lines,
    itemAmount: lines.reduce((sum, { amount }) => sum + amount, 0),
    people: isStay ? undefined : lines.reduce((sum, { count }) => sum + count, 0),
    isRequest: option.confirm_type === 'REQUEST',
    stock,
    useDate: wanted.useDate,
    useTime,
    departDate,
    nights,
    region: option.sgg_cd,
    validDays: 0,
    payload: {
      goodsDtlId: wanted.goodsDtlId,
      options: wanted.options.map(({ count, priceSn }) => ({ optionNm: option.option_nm, count, priceSn })),
      useDate: wanted.useDate,
      useTime,
      ...(departDate !== null && { departDate }),
      ...(option.needs_passport && { needsPassport: true }),
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
    departDate: null,
    nights: [],
    region: null,
    validDays: pass.valid_days,
    payload: { gdsDtlUid, passCnt: count },
  };
}
