import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import { type OrderQuote, orderLimits } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { holdGoods } from '../goods/lockGoods.ts';
import { offerPieces, type StockPlace, takeOffer } from '../stockWait/offers.ts';
import { outOfStock } from './findStock.ts';
import { type KnownDetails, keepDetails } from './keptDetails.ts';
import { couponRefused, promoRefused, quote, toCode, type WantedDiscounts } from './quote.ts';
import type { Sale } from './readGoods.ts';

/** Numbers begin with a prefix and the day in Seoul. */
const nextNumber = (letter: 'O' | 'T', sequence: 'order_no' | 'reservation_no') =>
  sql<string>`${sql.lit(letter)} || to_char(app_now() at time zone 'Asia/Seoul', 'YYMMDD') || '-' || nextval(${sql.lit(sequence)})`;

/**
 * Takes the pieces of a sale, of a stay those of each night in their order, also those that an offer keeps for the member. Each night
 * is one conditional UPDATE: of two orders for the last room on overlapping nights the second waits for the rows of the first.
 * @throws {ApiError} `4092` if the stock is too low
 */
export async function takeStock(
  trx: Trx,
  { stock, nights }: Pick<Sale, 'nights' | 'stock'>,
  member: Principal,
): Promise<void> {
  if (stock === undefined) return;
  const { goodsDtlId, dates, time, qty } = stock;
  for (const date of dates) {
    const left = await takePieces(trx, { goodsDtlId, date, time, qty }, member);
    if (left !== undefined) throw outOfStock(left, { night: nights.length > 0 ? date : undefined });
  }
}

/** Takes pieces of one day. @returns what is left if that is too few */
async function takePieces(
  trx: Trx,
  place: StockPlace & { readonly qty: number },
  { memberUid, now }: Principal,
): Promise<number | undefined> {
  const { goodsDtlId, date, time, qty } = place;
  const row = { goods_dtl_id: goodsDtlId, use_date: date, use_time: time };
  const since = await takeOffer(trx, place, memberUid, now);
  const taken = await trx
    .updateTable('stock')
    .set((eb) => ({ sold: eb('sold', '+', qty) }))
    .where((eb) => eb.and(row))
    .where('closed_at', 'is', null)
    .where((eb) => eb(eb('sold', '+', qty), '<=', eb.ref('qty')))
    .returning('sold')
    .executeTakeFirst();
  if (taken !== undefined) {
    // The offer may have kept more pieces than the order takes.
    if (since !== null) await offerPieces(trx, place, now, since);
    return undefined;
  }
  const left = await trx
    .selectFrom('stock')
    .select((eb) => eb('qty', '-', eb.ref('sold')).as('left'))
    .where((eb) => eb.and(row))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return left?.left ?? 0;
}

/** Limits the stock that a member can hold without paying. @throws {ApiError} `4000` */
export async function requireFewOpenOrders(trx: Trx, { memberUid, now }: Principal): Promise<void> {
  const { cnt } = await trx
    .selectFrom('orders')
    .select(sql<number>`count(distinct coalesce(purchase_uid, order_uid))::int`.as('cnt'))
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'READY')
    .where('expire_at', '>', now)
    .executeTakeFirstOrThrow();
  if (cnt < orderLimits.open) return;
  const message = `결제를 기다리는 주문이 ${cnt}건 있습니다. 나의 여행에서 결제하거나 취소한 뒤 다시 주문해 주세요.`;
  throw new ApiError(errorCodes.invalidInput, { message });
}

/** @throws {ApiError} `4099` for a coupon that another order has reserved meanwhile */
export async function takeCoupon(trx: Trx, couponUid: string, orderUid: string, memberUid: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('coupon')
    .set({ state: 'RESERVED', order_uid: orderUid })
    .where('coupon_uid', '=', couponUid)
    .where('member_uid', '=', memberUid)
    .where('state', '=', 'OWNED')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw couponRefused('다른 주문에 사용 중이거나 이미 사용한 쿠폰입니다.');
}

/** @throws {ApiError} `4098` for a code whose last use another order has reserved meanwhile */
export async function takePromo(trx: Trx, code: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('promo_code')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code)
    .whereRef('used', '<', 'max_uses')
    .where('start_dt', '<=', toSeoulDate(now))
    .where('end_dt', '>=', toSeoulDate(now))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw promoRefused();
}

/** Spends points on a reservation. */
export async function takePoints(
  trx: Trx,
  rsvtUid: string,
  points: number,
  { memberUid, now }: Principal,
): Promise<void> {
  if (points === 0) return;
  const row = { point_uid: createUid(), member_uid: memberUid, rsvt_uid: rsvtUid, created_at: now };
  await trx
    .insertInto('point_ledger')
    .values({ ...row, amount: -points, reason: 'SPEND' })
    .execute();
}

interface NewOrder {
  readonly sale: Sale;
  readonly amounts: Pick<OrderQuote, 'couponAmount' | 'itemAmount' | 'payAmount' | 'pointAmount' | 'promoAmount'>;
  readonly promoCode: string | null;
  readonly expireAt: Date;
  /** Language of the purchase, in which its mails are written. */
  readonly locale: ContentLocale;
  /** Purchase with its orders; undefined for the first of it, and for an order alone. */
  readonly purchaseUid?: string | undefined;
  /** Plan from which it is bought. */
  readonly planUid?: string | undefined;
}

export async function insertOrder(trx: Trx, order: NewOrder, { memberUid, now }: Principal) {
  const { sale, amounts, promoCode, expireAt, locale, purchaseUid, planUid } = order;
  const orderUid = createUid();
  const rsvtUid = createUid();
  await trx
    .insertInto('orders')
    .values({
      order_uid: orderUid,
      order_no: nextNumber('O', 'order_no'),
      member_uid: memberUid,
      kind: sale.kind,
      item_amount: amounts.itemAmount,
      promo_amount: amounts.promoAmount,
      coupon_amount: amounts.couponAmount,
      point_amount: amounts.pointAmount,
      pay_amount: amounts.payAmount,
      state: 'READY',
      expire_at: expireAt,
      payload: JSON.stringify(sale.payload),
      promo_code: promoCode,
      purchase_uid: purchaseUid ?? null,
      plan_uid: planUid ?? null,
      stock_qty: sale.stock?.qty ?? 0,
      stock_days: sale.nights.length > 0 ? (sale.stock?.dates.slice() ?? []) : null,
      locale,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('reservation')
    .values({
      rsvt_uid: rsvtUid,
      rsvt_no: nextNumber('T', 'reservation_no'),
      order_uid: orderUid,
      member_uid: memberUid,
      kind: sale.kind,
      gds_uid: sale.gdsUid,
      stts_cd: 'PAY_WAIT',
      use_date: sale.useDate,
      use_time: sale.useTime,
      depart_date: sale.departDate,
      nights: JSON.stringify(sale.nights),
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('reservation_item')
    .values(
      sale.lines.map((line, seq) => ({
        rsvt_uid: rsvtUid,
        seq,
        goods_dtl_id: 'goodsDtlId' in sale.payload ? sale.payload.goodsDtlId : null,
        gds_dtl_uid: 'gdsDtlUid' in sale.payload ? sale.payload.gdsDtlUid : null,
        option_nm: line.optionNm,
        price_sn: sale.kind === 'GOODS' ? line.priceSn : null,
        price_nm: line.priceNm,
        unit_price: line.unitPrice,
        cnt: line.count,
      })),
    )
    .execute();
  return { orderUid, rsvtUid };
}

/**
 * Opens an order: reserves stock, coupon, code and points for 20 minutes. Earlier open orders of the member stay open.
 * @param read reads the sale and its prices in the transaction
 * @param wanted `check` refuses a price that the member has not seen
 * @throws {ApiError} `4092`, `4098`, `4099`, `4000` as for the quote
 */
export async function openOrder(
  trx: Trx,
  read: (trx: Trx) => Promise<Sale>,
  wanted: WantedDiscounts & {
    readonly languageCd: string;
    readonly check: (sale: Sale) => void;
    /** Option that is bought; undefined for passes. */
    readonly goodsDtlId?: string | undefined;
    readonly details?: KnownDetails | undefined;
  },
  member: Principal,
) {
  const { memberUid, now } = member;
  if (wanted.goodsDtlId !== undefined) await holdGoods(trx, [wanted.goodsDtlId]);
  await lockMembers(trx, memberUid);
  await requireFewOpenOrders(trx, member);
  const sale = await read(trx);
  wanted.check(sale);
  const promoCode = wanted.promoCode ? toCode(wanted.promoCode) : null;
  const amounts = await quote(trx, sale, wanted, { memberUid, now, languageCd: wanted.languageCd });
  await takeStock(trx, sale, member);
  const expireAt = new Date(now.getTime() + orderLimits.holdSec * 1_000);
  const locale = toContentLocale(wanted.languageCd);
  const { orderUid, rsvtUid } = await insertOrder(trx, { sale, amounts, promoCode, expireAt, locale }, member);
  await keepDetails(trx, orderUid, wanted.details);
  if (wanted.couponUid) await takeCoupon(trx, wanted.couponUid, orderUid, memberUid);
  if (promoCode !== null) await takePromo(trx, promoCode, now);
  await takePoints(trx, rsvtUid, amounts.pointAmount, member);
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'PAY_WAIT', mover: 'MEMBER', now });
  return { ...amounts, orderUid, rsvtUid, expireDt: toSeoulInstant(expireAt), leftSec: orderLimits.holdSec };
}
