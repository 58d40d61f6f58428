import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { offerPieces } from '../stockWait/offers.ts';
import { orderMoves, reservationMoves } from './rules.ts';

interface ClosedOrder {
  readonly order_uid: string;
  readonly stock_qty: number;
}

/** Returns pieces of an order to the day's stock, by default all, and offers them to those who wait for them. */
export async function giveStockBack(
  trx: Trx,
  { order_uid: orderUid, stock_qty: held }: ClosedOrder,
  now: Date,
  wanted = held,
): Promise<void> {
  const qty = Math.min(held, wanted);
  if (qty === 0) return;
  const { goods_dtl_id, use_date, use_time } = await trx
    .selectFrom('reservation as r')
    .innerJoin('reservation_item as i', 'i.rsvt_uid', 'r.rsvt_uid')
    .select(['i.goods_dtl_id', 'r.use_date', sql<string>`coalesce(r.use_time, '00:00')::text`.as('use_time')])
    .where('r.order_uid', '=', orderUid)
    .where('i.seq', '=', 0)
    .executeTakeFirstOrThrow();
  if (use_date === null) return;
  await trx
    .updateTable('stock')
    .set((eb) => ({ sold: eb('sold', '-', qty) }))
    .where('goods_dtl_id', '=', goods_dtl_id)
    .where('use_date', '=', use_date)
    .where('use_time', '=', use_time)
    .execute();
  await trx
    .updateTable('orders')
    .set({ stock_qty: held - qty })
    .where('order_uid', '=', orderUid)
    .execute();
  await offerPieces(trx, { goodsDtlId: goods_dtl_id ?? '', date: use_date, time: use_time }, now);
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
 * Ends an unpaid order, by one conditional UPDATE, and releases its stock, coupon and points.
 * @returns false if the order is not waiting for its payment
 */
export async function closeOrder(
  trx: Trx,
  orderUid: string,
  state: 'CANCELLED' | 'EXPIRED',
  now: Date,
): Promise<boolean> {
  const [from] = orderMoves.expire.from;
  const order = await trx
    .updateTable('orders')
    .set({ state, closed_at: now })
    .where('order_uid', '=', orderUid)
    .where('state', '=', from)
    .returning(['order_uid', 'member_uid', 'promo_code', 'point_amount', 'stock_qty'])
    .executeTakeFirst();
  if (order === undefined) return false;
  await giveStockBack(trx, order, now);
  await giveCouponBack(trx, orderUid, now);
  if (order.promo_code !== null) {
    await trx
      .updateTable('promo_code')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('code', '=', order.promo_code)
      .execute();
  }
  await trx
    .updateTable('pay_attempt')
    .set({ state: 'CLOSED' })
    .where('order_uid', '=', orderUid)
    .where('state', 'in', ['OPEN', 'AUTHORIZED'])
    .execute();
  const { rsvt_uid: rsvtUid } = await trx
    .updateTable('reservation')
    .set({ stts_cd: reservationMoves.drop.to, people: '{}', booker: '{}', request_memo: '' })
    .where('order_uid', '=', orderUid)
    .returning('rsvt_uid')
    .executeTakeFirstOrThrow();
  const { member_uid: memberUid, point_amount: amount } = order;
  await givePointsBack(trx, { rsvtUid, memberUid, amount, now });
  const mover = state === 'EXPIRED' ? 'SYSTEM' : 'MEMBER';
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'CANCELLED', mover, now });
  return true;
}
