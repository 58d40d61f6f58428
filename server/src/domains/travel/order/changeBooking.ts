import { errorCodes } from '@haesol/contracts/common';
import { type Booker, type OrderOption, orderLimits, type People } from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { holdBooked } from '../goods/lockGoods.ts';
import type { TravelContext } from '../travelContext.ts';
import { applyChange, type StoredChange, toHeld } from './applyChange.ts';
import type { OrderRow } from './beginPayment.ts';
import { changeRefused, priceChange, requireChangeable } from './changePrice.ts';
import { keepDetails, readPeople, withPassport } from './keptDetails.ts';
import { insertOrder, takeStock } from './openOrder.ts';
import { lockOwnPurchase } from './purchaseOrders.ts';
import { type BookedPrices, readGoods, type Sale } from './readGoods.ts';
import { toSteps } from './refundView.ts';

export interface WantedChange {
  readonly options: readonly OrderOption[];
  readonly useDate: string;
  readonly useTime?: string | undefined;
  readonly departDate?: string | undefined;
  readonly people: People;
  /** Absent from questions for the difference. */
  readonly user?: Booker | undefined;
  readonly difference?: number | undefined;
}

/** Locks a booking that can be changed now. @throws {ApiError} `4040`, `4405` with the reason */
async function lockChangeable(trx: Trx, rsvtUid: string, { memberUid, now }: Principal) {
  await holdBooked(trx, requireUuid(rsvtUid));
  const own = trx.selectFrom('reservation').selectAll().where('rsvt_uid', '=', rsvtUid);
  const found = await own.where('member_uid', '=', memberUid).executeTakeFirst();
  if (found === undefined || found.use_date === null) throw new ApiError(errorCodes.notFound);
  const { order } = await lockOwnPurchase(trx, found.order_uid, memberUid);
  // Read after the lock, so that a change sees the one before.
  const booking = await own.executeTakeFirstOrThrow();
  await requireChangeable(trx, booking, now);
  return { order, booking };
}

/** Reads what a booking was bought for. */
async function readBooked(
  trx: Trx,
  { rsvt_uid, use_date: useDate, nights }: Selectable<Database['reservation']>,
): Promise<BookedPrices> {
  const rows = await trx
    .selectFrom('reservation_item')
    .select(['price_sn', 'unit_price', 'cnt'])
    .where('rsvt_uid', '=', rsvt_uid)
    .orderBy('seq')
    .execute();
  const lines = rows.map(({ price_sn, unit_price: unitPrice, cnt: count }) => ({
    priceSn: price_sn ?? 0,
    unitPrice,
    count,
  }));
  return { useDate, nights, lines };
}

interface Priced {
  readonly sale: Sale;
  readonly priced: Omit<StoredChange, 'booker'>;
  readonly difference: number;
  readonly pointBack: number;
}

async function price(
  trx: Trx,
  order: OrderRow,
  booking: Selectable<Database['reservation']>,
  wanted: WantedChange & { readonly isPay: boolean },
  { member, languageCd }: { readonly member: Principal; readonly languageCd: string },
): Promise<Priced> {
  const { now, memberUid } = member;
  const { payload } = order;
  if (!('goodsDtlId' in payload)) throw new ApiError(errorCodes.notFound);
  const { options, useDate, useTime, departDate } = wanted;
  const goods = { goodsDtlId: payload.goodsDtlId, options, useDate, useTime, departDate };
  // The difference does not depend on ages: it is asked for before those of further children are chosen.
  const stated = wanted.isPay ? wanted.people : { ...wanted.people, childAges: undefined };
  const people = await readPeople(trx, goods, stated, languageCd);
  const booked = await readBooked(trx, booking);
  const sale = await readGoods(trx, goods, { now, languageCd, memberUid, held: toHeld(order, booking), booked });
  // The nights of a stay hold the same number of rooms.
  if (sale.nights.length > 0 && countAll(sale.lines) !== countAll(payload.options)) {
    throw changeRefused('객실 수는 바꿀 수 없습니다. 취소한 뒤 다시 예약해 주세요.');
  }
  const amounts = await priceChange(trx, order, sale, toSeoulDate(now));
  const priced = {
    amounts,
    lines: sale.lines,
    payload: sale.payload,
    useDate,
    useTime: sale.useTime,
    departDate: sale.departDate,
    nights: sale.nights,
    qty: sale.stock?.qty ?? 0,
    people,
    requestMemo: booking.request_memo,
  };
  return {
    sale,
    priced,
    difference: amounts.payAmount - order.pay_amount,
    pointBack: order.point_amount - amounts.pointAmount,
  };
}

const countAll = (lines: readonly { readonly count: number }[]) => lines.reduce((sum, { count }) => sum + count, 0);

/** Returns the pieces that a change needs beyond those of the booking: on other days all, on the same the further ones. */
function toNeeded({ stock }: Sale, held: ReturnType<typeof toHeld>): Sale['stock'] {
  if (stock === undefined) return undefined;
  const dates = stock.dates.filter((date) => stock.time !== held.time || !held.dates.includes(date));
  return dates.length > 0 ? { ...stock, dates } : { ...stock, qty: Math.max(0, stock.qty - held.qty) };
}

/**
 * Changes day, hour, people and names of a booking while its cancellation is free, with the code, coupon and points that it was
 * bought with. A cheaper change is made at once, and the difference refunded; a dearer one opens an order for the difference that
 * holds the new pieces, and is made once that is paid.
 * @returns also the refund to be sent after the commit
 * @throws {ApiError} `4040`, `4405`, `4000`, `4092`, `4505`, `4098`, `4099`, `4091` for another difference than the shown one
 */
export async function changeBooking(
  context: TravelContext,
  trx: Trx,
  rsvtUid: string,
  wanted: WantedChange & { readonly isPay: boolean },
  { member, languageCd }: { readonly member: Principal; readonly languageCd: string },
) {
  const { order, booking } = await lockChangeable(trx, rsvtUid, member);
  const { sale, priced, difference, pointBack } = await price(trx, order, booking, wanted, { member, languageCd });
  const { payAmount } = priced.amounts;
  const refundSteps = toSteps({ useDate: priced.useDate, passes: [], payAmount }, { languageCd, now: member.now });
  const shown = { payAmount, difference, pointBack, refundSteps };
  if (wanted.difference !== undefined && wanted.difference !== difference) {
    throw new ApiError(errorCodes.priceChanged, { data: shown });
  }
  if (!wanted.isPay) return { ...shown, orderUid: null, refundUid: undefined };
  if (wanted.user === undefined) throw fieldError('user.familyNm', '성을 입력해 주세요.');
  await requireNoOpenChange(trx, order);
  // A difference is shown while the names are typed.
  const stored = { ...priced, booker: withPassport(wanted.user, sale.payload) };
  const needed = toNeeded(sale, toHeld(order, booking));
  if (needed !== undefined && needed.qty > 0) await takeStock(trx, { ...sale, stock: needed }, member);
  if (difference <= 0) {
    const refundUid = await applyChange(context, trx, { order, booking, stored, now: member.now });
    return { ...shown, orderUid: null, refundUid };
  }
  const orderUid = await openDifference(trx, order, { sale, stored, difference, needed }, member);
  return { ...shown, orderUid, refundUid: undefined };
}

/** An open difference was computed for the booking as it is, so that it cannot change until then. @throws {ApiError} `4405` */
async function requireNoOpenChange(trx: Trx, order: OrderRow): Promise<void> {
  const open = trx.selectFrom('orders').select('order_uid').where('change_of', '=', order.order_uid);
  if ((await open.where('state', 'in', ['READY', 'PAYING']).executeTakeFirst()) === undefined) return;
  throw changeRefused('결제를 기다리는 변경이 있습니다. 나의 여행에서 결제하거나 포기해 주세요.');
}

/** Opens the order that collects the difference. */
async function openDifference(
  trx: Trx,
  order: OrderRow,
  {
    sale,
    stored,
    difference,
    needed,
  }: Pick<Priced, 'difference' | 'sale'> & { readonly stored: StoredChange; readonly needed: Sale['stock'] },
  member: Principal,
): Promise<string> {
  const amounts = { itemAmount: difference, promoAmount: 0, couponAmount: 0, pointAmount: 0, payAmount: difference };
  const expireAt = new Date(member.now.getTime() + orderLimits.holdSec * 1_000);
  const further = { ...sale, stock: needed };
  const opened = await insertOrder(
    trx,
    { sale: further, amounts, promoCode: null, expireAt, locale: order.locale },
    member,
  );
  await trx
    .updateTable('orders')
    .set({ change_of: order.order_uid, change: JSON.stringify(stored) })
    .where('order_uid', '=', opened.orderUid)
    .execute();
  await keepDetails(trx, opened.orderUid, stored);
  return opened.orderUid;
}
