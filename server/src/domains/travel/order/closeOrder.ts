import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { offerPieces } from '../stockWait/offers.ts';
import { lockPurchase } from './purchaseOrders.ts';
import { orderMoves, reservationMoves } from './rules.ts';

type HeldStock = Pick<Selectable<Database['orders']>, 'order_uid' | 'stock_days' | 'stock_qty'>;

/** Returns pieces of an order to the stock of its days, by default all, and offers them to those who wait for them. */
export async function giveStockBack(trx: Trx, order: HeldStock, now: Date, wanted = order.stock_qty): Promise<void> {
  const qty = Math.min(order.stock_qty, wanted);
  if (qty === 0) return;
  await givePiecesBack(trx, order, now, () => qty);
  await trx
    .updateTable('orders')
    .set({ stock_qty: order.stock_qty - qty })
    .where('order_uid', '=', order.order_uid)
    .execute();
}

/** Returns pieces of an order to the stock of each of its days, in their order. @param backOn number of pieces by day */
export async function givePiecesBack(
  trx: Trx,
  { order_uid: orderUid, stock_days: days }: HeldStock,
  now: Date,
  backOn: (date: string) => number,
): Promise<void> {
  const { goods_dtl_id, use_date, use_time } = await trx
    .selectFrom('reservation as r')
    .innerJoin('reservation_item as i', 'i.rsvt_uid', 'r.rsvt_uid')
    .select(['i.goods_dtl_id', 'r.use_date', sql<string>`coalesce(r.use_time, '00:00')::text`.as('use_time')])
    .where('r.order_uid', '=', orderUid)
    .where('i.seq', '=', 0)
    .executeTakeFirstOrThrow();
  if (use_date === null) return;
  for (const date of days ?? [use_date]) {
    const qty = backOn(date);
    if (qty === 0) continue;
    await trx
      .updateTable('stock')
      .set((eb) => ({ sold: eb('sold', '-', qty) }))
      .where('goods_dtl_id', '=', goods_dtl_id)
      .where('use_date', '=', date)
      .where('use_time', '=', use_time)
      .execute();
    await offerPieces(trx, { goodsDtlId: goods_dtl_id ?? '', date, time: use_time }, now);
  }
}

/** Releases the coupon of an order to its member, if it has not expired meanwhile. */
export async function giveCouponBack(trx: Trx, orderUid: string, now: Date): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({
      state: sql<'OWNED' | 'EXPIRED'>`case when (select p.end_dt from coupon_pblcn p
        where p.coupon_pblcn_uid = coupon.coupon_pblcn_uid) >= ${toSeoulDate(now)}::date then 'OWNED' else 'EXPIRED' end`,
      order_uid: null,
      used_at: null,
    })
    .where('order_uid', '=', orderUid)
    .where('state', 'in', ['RESERVED', 'USED'])
    .execute();
}

/** Refunds points that were spent on a reservation. */
export async function givePointsBack(
  trx: Trx,
  { rsvtUid, memberUid, amount, now }: { rsvtUid: string; memberUid: string; amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  const row = { point_uid: createUid(), member_uid: memberUid, rsvt_uid: rsvtUid, created_at: now };
  await trx
    .insertInto('point_ledger')
    .values({ ...row, amount, reason: 'GIVE_BACK' })
    .execute();
}

/**
 * Ends an unpaid order with all that is paid together with it, and releases stock, coupons and points.
 * @returns false if the order is not waiting for its payment
 */
export async function closeOrder(
  trx: Trx,
  orderUid: string,
  state: 'CANCELLED' | 'EXPIRED',
  now: Date,
): Promise<boolean> {
  return closeAll(trx, await lockPurchase(trx, orderUid), state, now);
}

/**
 * Ends one unpaid order; those that are paid together with it can still be paid, in a new window with their sum.
 * @returns false if the order is not waiting for its payment
 */
export async function giveUpOrder(trx: Trx, orderUid: string, now: Date): Promise<boolean> {
  const orders = await lockPurchase(trx, orderUid);
  return closeAll(
    trx,
    orders.filter(({ order_uid }) => order_uid === orderUid),
    'CANCELLED',
    now,
  );
}

async function closeAll(
  trx: Trx,
  locked: readonly Selectable<Database['orders']>[],
  state: 'CANCELLED' | 'EXPIRED',
  now: Date,
): Promise<boolean> {
  const [from] = orderMoves.expire.from;
  const orders = locked.filter((order) => order.state === from);
  const [first] = orders;
  if (first === undefined) return false;
  const uids = orders.map(({ order_uid }) => order_uid);
  await trx.updateTable('orders').set({ state, closed_at: now }).where('order_uid', 'in', uids).execute();
  // A window that is open has the sum of all.
  await trx
    .updateTable('pay_attempt')
    .set({ state: 'CLOSED' })
    .where('order_uid', '=', first.purchase_uid ?? first.order_uid)
    .where('state', 'in', ['OPEN', 'AUTHORIZED'])
    .execute();
  // As the orders were opened: the stock of all before coupons and codes.
  for (const order of orders) await giveStockBack(trx, order, now);
  for (const order of orders) await releaseOrder(trx, order, state, now);
  return true;
}

/** Releases coupon, code and points of a closed order, and drops its reservation. */
async function releaseOrder(
  trx: Trx,
  order: Selectable<Database['orders']>,
  state: 'CANCELLED' | 'EXPIRED',
  now: Date,
): Promise<void> {
  const { order_uid: orderUid, member_uid: memberUid, promo_code: code, point_amount: amount } = order;
  await giveCouponBack(trx, orderUid, now);
  if (code !== null) {
    await trx
      .updateTable('promo_code')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('code', '=', code)
      .execute();
  }
  const { rsvt_uid: rsvtUid } = await trx
    .updateTable('reservation')
    .set({ stts_cd: reservationMoves.drop.to, people: '{}', booker: '{}', request_memo: '' })
    .where('order_uid', '=', orderUid)
    .returning('rsvt_uid')
    .executeTakeFirstOrThrow();
  await givePointsBack(trx, { rsvtUid, memberUid, amount, now });
  const mover = state === 'EXPIRED' ? 'SYSTEM' : 'MEMBER';
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'CANCELLED', mover, now });
}
