import { errorCodes } from '@haesol/contracts/common';
import { providerWhy } from '@haesol/contracts/travel';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { toShare } from '../point/shareOf.ts';
import { countGone, pickTickets, readTickets, weighTickets } from '../point/tickets.ts';
import type { TravelContext } from '../travelContext.ts';
import { holdPasses } from './askRefund.ts';
import {
  dropParts,
  lockOrder,
  moveReservation,
  type OrderMove,
  providerCancels,
  tell,
  undoOrder,
} from './decideRefund.ts';
import { addFreeRefund } from './freeRefund.ts';
import type { OrderPaid } from './refundPieces.ts';
import { isLarge, proposeRefund } from './refundProposals.ts';
import { findReservation } from './repository.ts';
import { reservationMoves } from './rules.ts';

/** Reads what was paid for the pieces that were not refunded before. @throws {ApiError} `4405` while a refund of some is open */
async function readRest(trx: Trx, rsvtUid: string, { pay_amount: payAmount, point_amount: pointAmount }: OrderPaid) {
  const paid = { payAmount, pointAmount };
  const open = trx.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid);
  if ((await open.where('state', 'in', ['ASKED', 'SENDING']).executeTakeFirst()) !== undefined) {
    const message = '처리하고 있는 환불이 있습니다. 그 환불을 마친 뒤에 취소해 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  const passes = await trx
    .selectFrom('member_pass')
    .select(['pass_uid', 'state'])
    .where('rsvt_uid', '=', rsvtUid)
    .execute();
  const lines = await readTickets(trx, rsvtUid);
  if (passes.length === 0) {
    const tickets = pickTickets(lines, []);
    return { ...toShare(paid, weighTickets(lines, tickets)), passUids: [], tickets };
  }
  const before = passes.filter(({ state }) => state === 'REFUNDED').length;
  const pieces = { before, now: passes.length - before, all: passes.length };
  return {
    ...toShare(paid, pieces),
    passUids: passes.filter(({ state }) => state !== 'REFUNDED').map(({ pass_uid }) => pass_uid),
    tickets: [],
  };
}

/**
 * Cancels a request that its provider has not answered in time, and refunds all that is left. Without a second person, because nothing
 * was confirmed.
 * @returns the refund to be sent; undefined if it was answered meanwhile
 */
export async function cancelUnanswered(
  context: TravelContext,
  trx: Trx,
  orderUid: string,
  now: Date,
): Promise<string | undefined> {
  const order = await lockOrder(trx, orderUid);
  const before = await findReservation(trx, orderUid);
  const { from, to } = reservationMoves.lapse;
  if ((await moveReservation(trx, orderUid, from, to)) === undefined) return undefined;
  await dropParts(trx, orderUid, now);
  const rest = await readRest(trx, before.rsvtUid, order);
  const refund = await addFreeRefund(trx, {
    rsvt_uid: before.rsvtUid,
    order_uid: orderUid,
    from_stts: before.state,
    why_cd: providerWhy,
    amount: rest.payAmount,
    point_amount: rest.pointAmount,
    now,
  });
  await undoOrder(trx, refund, { now, isLast: true });
  const { rsvtUid: refUid, memberUid } = before;
  const news = '업체가 정해진 시간까지 답하지 않아 예약을 취소하고 전액을 환불합니다.';
  await addEntry(trx, { kind: 'TRAVEL', refUid, memberUid, state: to, mover: 'SYSTEM', now });
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_MOVE',
    title: toNews(news, before.locale),
    text: before.text,
    link: toMyReservationPath(refUid),
    now,
    mail: context.mails.travelMoved({ ...before, news, memo: undefined }),
  });
  return refund.refund_uid;
}

/**
 * Cancels a reservation that its provider cannot fulfil, with a full refund. A large one is proposed to a second member of staff;
 * until then the reservation cannot be used.
 * @returns the refund to be sent
 * @throws {ApiError} `4405`, `4096` for used passes, `4000` without a reason
 */
export async function cancelForProvider(
  context: TravelContext,
  trx: Trx,
  orderUid: string,
  { memo, rev, staff, isOfMany = false }: OrderMove,
): Promise<{ refundUid: string; isProposed: boolean }> {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  const { now } = staff;
  const order = await lockOrder(trx, orderUid);
  await requireRev(trx, { table: 'reservation', uid: orderUid, rev, now });
  const before = await findReservation(trx, orderUid);
  const rest = await readRest(trx, before.rsvtUid, order);
  const isProposed = isOfMany || isLarge(rest.payAmount);
  const { from, to } = isProposed ? reservationMoves.propose : reservationMoves.cancel;
  await makeMove({ from, to, by: ['STAFF'] }, () => moveReservation(trx, orderUid, from, to));
  const refund = await addFreeRefund(trx, {
    rsvt_uid: before.rsvtUid,
    order_uid: orderUid,
    from_stts: before.state,
    why_cd: providerWhy,
    amount: rest.payAmount,
    point_amount: rest.pointAmount,
    by_staff: true,
    // The approval refunds these, not what was refunded before.
    ...(isProposed && {
      state: 'ASKED',
      ...(rest.tickets.length > 0 && { pieces: JSON.stringify(rest.tickets) }),
    }),
    now,
  });
  const { refund_uid: refundUid } = refund;
  if (isProposed) {
    await holdPasses(trx, rest.passUids, refundUid, true);
    await countGone(trx, before.rsvtUid, rest.tickets);
    await proposeRefund(trx, refund, { isFault: true, memo, staff });
    await addEntry(trx, {
      kind: 'TRAVEL',
      refUid: before.rsvtUid,
      memberUid: before.memberUid,
      state: to,
      mover: 'STAFF',
      staffUid: staff.memberUid,
      now,
    });
  } else {
    await undoOrder(trx, refund, { now, isLast: true });
    await tell(context, trx, before, {
      ...{ action: 'reservation.cancel', title: providerCancels },
      ...{ before: before.state, state: to, memo, staff },
    });
  }
  return { refundUid, isProposed };
}
