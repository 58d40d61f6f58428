import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { bookPlan } from '../plan/bookPlan.ts';
import type { TravelContext } from '../travelContext.ts';
import { issueGoods } from '../voucher/issueGoods.ts';
import { completeChange } from './completeChange.ts';
import { mailPurchase, type PurchasedOrder } from './mailPurchase.ts';
import { findReservation, isOnRequest } from './repository.ts';
import { reservationMoves, toAnswerBy } from './rules.ts';

/** Completes the orders of a paid purchase; of several the buyer also gets one mail about all. */
export async function completePurchase(
  context: TravelContext,
  trx: Trx,
  orders: readonly PurchasedOrder[],
  now: Date,
): Promise<void> {
  const isTogether = orders.length > 1;
  for (const { order_uid: orderUid } of orders) await completeOrder(context, trx, { orderUid, now, isTogether });
  if (isTogether) await mailPurchase(context, trx, orders);
  await bookPlan(trx, orders, now);
}

/** Completes a paid order in the transaction of the payment: uses the coupon, confirms the reservation, issues the goods. */
async function completeOrder(
  context: TravelContext,
  trx: Trx,
  { orderUid, now, isTogether }: { readonly orderUid: string; readonly now: Date; readonly isTogether: boolean },
): Promise<void> {
  if (await completeChange(context, trx, orderUid, now)) return;
  await trx
    .updateTable('coupon')
    .set({ state: 'USED', used_at: now })
    .where('order_uid', '=', orderUid)
    .where('state', '=', 'RESERVED')
    .execute();
  const { to, from } = (await isOnRequest(trx, orderUid)) ? reservationMoves.request : reservationMoves.book;
  const {
    rsvt_uid: refUid,
    member_uid: memberUid,
    use_date: useDate,
    use_time: useTime,
  } = await trx
    .updateTable('reservation')
    .set({ stts_cd: to })
    .where('order_uid', '=', orderUid)
    .where('stts_cd', 'in', from)
    .returning(['rsvt_uid', 'member_uid', 'use_date', 'use_time'])
    .executeTakeFirstOrThrow();
  await addEntry(trx, { kind: 'TRAVEL', refUid, memberUid, state: to, mover: 'SYSTEM', now });
  if (to === 'CONFIRMED') {
    await issueGoods(context, trx, { orderUid, now, isTogether });
    return;
  }
  const answerBy = toAnswerBy({ useDate: useDate ?? toSeoulDate(now), useTime }, now);
  await trx.updateTable('reservation').set({ answer_by: answerBy }).where('rsvt_uid', '=', refUid).execute();
  const reservation = await findReservation(trx, orderUid);
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_REQUESTED',
    title: toNews('결제가 완료되어 예약을 접수했습니다.', reservation.locale),
    text: reservation.text,
    link: toMyReservationPath(refUid),
    now,
    mail: context.mails.travelRequested({
      ...reservation,
      answerBy: localFormats(reservation.locale).moment(answerBy),
    }),
  });
}
