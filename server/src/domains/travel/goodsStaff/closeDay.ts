import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import type { ClosureForm } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { lockGoods } from '../goods/lockGoods.ts';
import { cancelForProvider } from '../order/cancelForProvider.ts';
import { giveUpOrder } from '../order/closeOrder.ts';
import { decideRefund, dropParts } from '../order/decideRefund.ts';
import { findProposal, isLarge, returnProposal } from '../order/refundProposals.ts';
import { findReservation } from '../order/repository.ts';
import { withdrawPieces } from '../stockWait/offers.ts';
import type { TravelContext } from '../travelContext.ts';
import { addPlaceNotice } from '../travelStaff/placeNotices.ts';
import {
  type ClosedDay,
  type Closing,
  countProposed,
  isLargeTogether,
  isOpen,
  isPaid,
  listOrders,
  type OrderRow,
  sumOf,
  toClosing,
} from './previewCloseDay.ts';

type Reason = Pick<ClosureForm, 'i18n' | 'reason'>;

/** Returns the reason of a closed day in the language of an order, or in Korean if it is not translated. */
const reasonIn = ({ reason, i18n }: Reason, locale: ContentLocale): string =>
  locale === 'ko' ? reason : (i18n[locale]?.why ?? reason);

/** Cancels an unpaid order, not those that are paid together with it, and tells its member. */
async function cancelUnpaid({ mails }: TravelContext, trx: Trx, orderUid: string, reason: Reason, now: Date) {
  const reservation = await findReservation(trx, orderUid);
  if (!(await giveUpOrder(trx, orderUid, now))) throw new ApiError(errorCodes.moveNotAllowed);
  const news = '업체 사정으로 결제 전인 예약이 취소되었습니다.';
  await notifyMember(trx, {
    memberUid: reservation.memberUid,
    kind: 'TRAVEL_MOVE',
    title: toNews(news, reservation.locale),
    text: reservation.text,
    link: toMyReservationPath(reservation.rsvtUid),
    now,
    mail: mails.travelMoved({ ...reservation, news, memo: reasonIn(reason, reservation.locale) }),
  });
}

interface Refunding {
  readonly reason: Reason;
  readonly isOfMany: boolean;
  readonly staff: Principal;
}

/**
 * Refunds a paid order in full, also one whose member has asked for it; proposes a large one, and one of many.
 * @returns the refund to be sent
 */
async function refundWhole(
  context: TravelContext,
  trx: Trx,
  row: OrderRow,
  { reason, isOfMany, staff }: Refunding,
): Promise<{ refundUid: string }> {
  const memo = reasonIn(reason, row.locale);
  if (row.stts_cd !== 'CANCEL_ASK') {
    await dropParts(trx, row.order_uid, staff.now);
    return cancelForProvider(context, trx, row.order_uid, { memo, staff, isOfMany });
  }
  const asked = await trx
    .selectFrom('refund')
    .selectAll()
    .where('order_uid', '=', row.order_uid)
    .where('state', '=', 'ASKED')
    .executeTakeFirstOrThrow();
  const { refund_uid: refundUid } = asked;
  const proposal = findProposal(asked, staff.now);
  if (proposal?.isFault === true) return { refundUid };
  if (proposal !== undefined) await returnProposal(trx, asked, { memo, staff });
  const to = isOfMany || isLarge(row.pay_amount) ? 'PROPOSED' : 'DONE';
  return decideRefund(context, trx, refundUid, { to, isFault: true, memo }, staff);
}

interface CloseForm extends ClosedDay, Reason {
  /** Number of paid orders that the person has typed. */
  readonly orders: number;
}

/** Longest text of a place notice. */
const maxNotice = 60;

/** Adds the notice that closes a place for a day. @returns false if one does already */
async function closePlace(trx: Trx, { gdsUid, date }: Closing, { reason, i18n }: Reason): Promise<boolean> {
  if (reason.length > maxNotice) throw fieldError('reason', `${maxNotice}자까지 입력할 수 있습니다.`);
  const known = await trx
    .selectFrom('goods_notice')
    .select('notice_uid')
    .where('gds_uid', '=', gdsUid)
    .where('closed', '=', true)
    .where('deleted_at', 'is', null)
    .where('start_dt', '<=', date)
    .where('end_dt', '>=', date)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return false;
  const titles = Object.entries(i18n).flatMap(([locale, { why }]) =>
    why === undefined ? [] : [[locale, { title: why }]],
  );
  await addPlaceNotice(trx, {
    ...{ gdsUid, title: reason, i18n: Object.fromEntries(titles) },
    ...{ startDt: date, endDt: date, closedYn: 'Y' },
  });
  return true;
}

/**
 * Closes a day of an option, or of all options of its place with a notice: nothing more is sold, unpaid orders are cancelled, paid
 * ones refunded in full, and their members told. A stock of days is closed, and none is added: an option with a stock is sold on no
 * other day. The caller sends the refunds after the commit.
 * @throws {ApiError} `4040`, `4000` for a past day, an option without stock or another number of orders, `4405` for a closed day or
 *   while a payment is in progress
 */
export async function closeDay(
  context: TravelContext,
  trx: Trx,
  goodsDtlId: string,
  { reason, i18n, orders, ...day }: CloseForm,
  staff: Principal,
) {
  const { now } = staff;
  const closing = await toClosing(trx, goodsDtlId, day);
  const { gdsUid, options, date, time, isPlace } = closing;
  if (date < toSeoulDate(now)) throw fieldError('date', '지난 날은 닫을 수 없습니다.');
  await lockGoods(trx, gdsUid);
  const closed = await trx
    .updateTable('stock')
    .set({ closed_at: now, closed_why: reason, i18n: JSON.stringify(i18n) })
    .where('goods_dtl_id', 'in', options)
    .where('use_date', '=', date)
    .where(sql<boolean>`(${time} = '' or use_time = ${time === '' ? '00:00' : time}::time)`)
    .where('closed_at', 'is', null)
    .returning(['goods_dtl_id', 'use_time'])
    .execute();
  for (const { goods_dtl_id, use_time } of closed) {
    await withdrawPieces(trx, { goodsDtlId: goods_dtl_id, date, time: use_time });
  }
  const isNew = isPlace ? await closePlace(trx, closing, { reason, i18n }) : false;
  const rows = await listOrders(trx, closing);
  // A notice may have closed the place before, whose orders are left.
  const isLeft = isPlace && rows.some(isOpen);
  if (closed.length === 0 && !isNew && !isLeft) {
    const row = trx
      .selectFrom('stock')
      .select('use_time')
      .where('goods_dtl_id', 'in', options)
      .where('use_date', '=', date);
    if (!isPlace && (await row.executeTakeFirst()) === undefined) {
      throw fieldError('date', '재고를 정한 날만 닫을 수 있습니다. 재고가 없는 상품은 전체를 닫아 주세요.');
    }
    throw new ApiError(errorCodes.moveNotAllowed, { message: '이미 닫힌 날입니다.' });
  }
  if (rows.some(({ state }) => state === 'PAYING')) {
    const message = '결제하고 있는 주문이 있습니다. 잠시 뒤에 다시 닫아 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  const paid = rows.filter(isPaid);
  if (paid.length !== orders)
    throw fieldError('orders', `환불할 주문은 ${paid.length}건입니다. 주문 수를 다시 적어 주세요.`);
  for (const { order_uid, state } of rows) {
    if (state === 'READY') await cancelUnpaid(context, trx, order_uid, { reason, i18n }, now);
  }
  const refundSum = sumOf(paid, 'pay_amount');
  const isOfMany = await isLargeTogether(trx, closing, refundSum);
  const refundUids: string[] = [];
  for (const row of paid)
    refundUids.push((await refundWhole(context, trx, row, { reason: { reason, i18n }, isOfMany, staff })).refundUid);
  const proposed = countProposed(paid, isOfMany);
  const detail = { date, time, ...(isPlace && { options }), reason, orders: paid.length, refundSum, proposed };
  const targetUid = isPlace ? gdsUid : goodsDtlId;
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'goods.closeDay', targetUid, detail });
  return { orders: paid.length, refundSum, proposed, refundUids };
}
