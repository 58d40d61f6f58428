import { changeWhy } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../../db/retry.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { PaymentUnknownError } from '../pay/provider.ts';
import type { TravelContext } from '../travelContext.ts';
import { moveReservation } from './decideRefund.ts';
import type { RefundRow } from './refundProposals.ts';
import { findReservation } from './repository.ts';
import { reservationMoves } from './rules.ts';

/** Reads the payments of a paid order, newest first: a change may have added one. */
const listPaid = (db: Kysely<Database>, orderUid: string) =>
  db
    .selectFrom('payment as p')
    .innerJoin('pay_attempt as a', (join) =>
      join.onRef('a.provider', '=', 'p.provider').onRef('a.pay_key', '=', 'p.pay_key').on('a.state', '=', 'APPROVED'),
    )
    .select(['p.payment_uid', 'p.pay_key', 'p.amount', 'p.cancelled_amount'])
    .where('p.order_uid', '=', orderUid)
    .orderBy('p.approved_at', 'desc')
    .orderBy('p.payment_uid')
    .execute();

/** Shares a refund among the payments of its order. */
async function toParts(db: Kysely<Database>, { order_uid, amount }: Pick<RefundRow, 'amount' | 'order_uid'>) {
  let left = amount;
  return (await listPaid(db, order_uid)).flatMap(({ amount: paid, ...payment }) => {
    const part = Math.min(left, paid - payment.cancelled_amount);
    left -= part;
    return part > 0 ? [{ ...payment, part }] : [];
  });
}

/** Records that the money was refunded, once. */
async function finish(context: TravelContext, trx: Trx, refund: RefundRow, now: Date): Promise<void> {
  const { refund_uid: refundUid, order_uid: orderUid, amount } = refund;
  const { numUpdatedRows } = await trx
    .updateTable('refund')
    .set({ state: 'DONE', done_at: now })
    .where('refund_uid', '=', refundUid)
    .where('state', '=', 'SENDING')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  if (amount > 0) {
    for (const { payment_uid, part } of await toParts(trx, refund)) {
      await trx
        .updateTable('payment')
        .set((eb) => ({ cancelled_amount: eb('cancelled_amount', '+', part) }))
        .where('payment_uid', '=', payment_uid)
        .execute();
    }
    const entry = { entry_uid: createUid(), order_uid: orderUid, kind: 'REFUND' as const, ref_uid: refundUid };
    await trx
      .insertInto('pay_ledger')
      .values({ ...entry, amount, at: now })
      .execute();
  }
  await tellOfRefund(context, trx, refund, now);
}

/** Records the step of a refund, and notifies the member of what was refunded: the booking, some of its pieces, or a difference. */
async function tellOfRefund({ mails }: TravelContext, trx: Trx, refund: RefundRow, now: Date): Promise<void> {
  const { order_uid, why_cd, amount, fee, point_amount: points } = refund;
  const order = trx.selectFrom('orders').select('change_of').where('order_uid', '=', order_uid);
  const { change_of: changed } = await order.executeTakeFirstOrThrow();
  const isDifference = why_cd === changeWhy || changed !== null;
  const { from, to } = reservationMoves.repay;
  const moved = isDifference ? undefined : await moveReservation(trx, order_uid, from, to);
  const reservation = await findReservation(trx, changed ?? order_uid);
  const { rsvtUid: refUid, gdsNm, locale, memberUid } = reservation;
  const sums = { ...reservation, amount, fee, points };
  const [state, title, mail] = isDifference
    ? (['DIFFERENCE_RETURNED', '예약 변경의 차액을 돌려드렸습니다.', mails.differenceReturned(sums)] as const)
    : moved === undefined
      ? (['PART_REFUNDED', '일부 환불이 완료되었습니다.', mails.travelPartRefunded(sums)] as const)
      : ([to, '환불이 완료되었습니다.', mails.travelRefunded(sums)] as const);
  await addEntry(trx, { kind: 'TRAVEL', refUid, memberUid, state, mover: 'SYSTEM', now });
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_REFUNDED',
    title: toNews(title, locale),
    text: `${gdsNm} · ${localFormats(locale).won(amount)}`,
    link: toMyReservationPath(refUid),
    now,
    mail,
  });
}

/**
 * Sends the money of a granted refund. Idempotent by its number at the provider; the job retries if the provider does not
 * respond.
 * @returns false if it has to be retried
 */
export async function sendRefund(context: TravelContext, refundUid: string): Promise<boolean> {
  const { clock, db, payments } = context;
  const waiting = db.selectFrom('refund').where('refund_uid', '=', refundUid).where('state', '=', 'SENDING');
  const refund = await waiting.selectAll().executeTakeFirst();
  if (refund === undefined) return true;
  const parts = await toParts(db, refund);
  // After the parts: once another process has finished, they would be those of the other payment, and be refunded again.
  if ((await waiting.select('refund_uid').executeTakeFirst()) === undefined) return true;
  if (refund.amount > 0) {
    try {
      for (const [at, { pay_key: payKey, part: amount }] of parts.entries()) {
        const key = at === 0 ? refundUid : `${refundUid}-${at}`;
        await payments.cancel({ payKey, amount, key, reason: '예약 취소' });
      }
    } catch (error) {
      if (!(error instanceof PaymentUnknownError)) throw error;
      return false;
    }
  }
  const now = await clock.now();
  await inTransaction(db, (trx) => finish(context, trx, refund, now));
  return true;
}
