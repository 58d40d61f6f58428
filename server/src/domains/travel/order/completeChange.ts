import { providerWhy } from '@haesol/contracts/travel';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { TravelContext } from '../travelContext.ts';
import { applyChange, type StoredChange } from './applyChange.ts';
import { requireChangeable } from './changePrice.ts';
import { giveStockBack } from './closeOrder.ts';
import { addFreeRefund } from './freeRefund.ts';
import { toDetails } from './keptDetails.ts';

/** Refusal of a change whose difference was paid. */
export const changeReturned = '예약을 변경하지 못했습니다. 결제하신 차액은 모두 돌려드립니다.';

/**
 * Applies the change whose difference was paid: the booked order takes over the payment and the new pieces. If the booking can no
 * longer be changed, the difference is refunded.
 * @returns false for an order that is no change
 */
export async function completeChange(context: TravelContext, trx: Trx, orderUid: string, now: Date): Promise<boolean> {
  const paid = await trx.selectFrom('orders').selectAll().where('order_uid', '=', orderUid).executeTakeFirstOrThrow();
  if (paid.change_of === null) return false;
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('order_uid', '=', paid.change_of)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const booking = await trx
    .selectFrom('reservation')
    .selectAll()
    .where('order_uid', '=', order.order_uid)
    .executeTakeFirstOrThrow();
  const typed = await trx
    .updateTable('reservation')
    .set({ stts_cd: 'CANCELLED' })
    .where('order_uid', '=', orderUid)
    .returning(['people', 'booker', 'request_memo'])
    .executeTakeFirstOrThrow();
  try {
    // The difference was opened in the free days, and can be paid until it expires.
    await requireChangeable(trx, booking, paid.created_at);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await returnDifference(trx, paid, now);
    return true;
  }
  // Written by `changeBooking`; the page of the payment may have other details since.
  const change = paid.change as StoredChange;
  const { people, booker, passport } = toDetails(typed);
  const stored = {
    ...change,
    people: people ?? change.people,
    booker: booker === null ? change.booker : { ...booker, ...(passport && { passport }) },
    // Differences of earlier releases have no request of their own.
    requestMemo: change.requestMemo === undefined ? booking.request_memo : typed.request_memo,
  };
  await trx.updateTable('payment').set({ order_uid: order.order_uid }).where('order_uid', '=', orderUid).execute();
  await trx.updateTable('pay_ledger').set({ order_uid: order.order_uid }).where('order_uid', '=', orderUid).execute();
  await trx.updateTable('orders').set({ stock_qty: 0 }).where('order_uid', '=', orderUid).execute();
  await applyChange(context, trx, { order, booking, stored, now });
  return true;
}

/** Gives the new pieces back and refunds the difference; the job sends it. */
async function returnDifference(trx: Trx, paid: Selectable<Database['orders']>, now: Date): Promise<void> {
  const { order_uid: orderUid, pay_amount: amount } = paid;
  await giveStockBack(trx, paid, now);
  const { rsvt_uid } = await trx
    .selectFrom('reservation')
    .select('rsvt_uid')
    .where('order_uid', '=', orderUid)
    .executeTakeFirstOrThrow();
  await trx.updateTable('orders').set({ state: 'CANCELLED' }).where('order_uid', '=', orderUid).execute();
  await addFreeRefund(trx, { rsvt_uid, order_uid: orderUid, from_stts: 'CANCELLED', why_cd: providerWhy, amount, now });
}
