import { errorCodes } from '@haesol/contracts/common';
import { changeWhy, type RefundTarget, type ReservationState } from '@haesol/contracts/travel';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { requireRev } from '../../../http/versions.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { type News, toNews } from '../../../mail/texts/news.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { earnPoints } from '../point/earnPoints.ts';
import { countGone } from '../point/tickets.ts';
import type { TravelContext } from '../travelContext.ts';
import { finishPurchase } from '../voucher/finishPurchase.ts';
import { issueGoods, revokeGoods } from '../voucher/issueGoods.ts';
import { giveCouponBack, givePointsBack, giveStockBack } from './closeOrder.ts';
import { giveTicketsBack, readPaid, toPieces } from './refundPieces.ts';
import {
  approveProposal,
  findProposal,
  proposeRefund,
  type RefundRow,
  requireAgreedFee,
  requireNoProposal,
  returnProposal,
} from './refundProposals.ts';
import { findReservation, type NamedReservation } from './repository.ts';
import { reservationMoves } from './rules.ts';

/** Locks an order, so that the moves of its refunds are made one after the other. */
export function lockOrder(trx: Trx, orderUid: string) {
  return trx.selectFrom('orders').selectAll().where('order_uid', '=', orderUid).forUpdate().executeTakeFirstOrThrow();
}

/** Moves the reservation of an order. Returns undefined if it is in no state of `from`. */
export const moveReservation = (trx: Trx, orderUid: string, from: readonly ReservationState[], to: ReservationState) =>
  trx
    .updateTable('reservation')
    .set({ stts_cd: to })
    .where('order_uid', '=', orderUid)
    .where('stts_cd', 'in', from)
    .returning(['rsvt_uid', 'member_uid'])
    .executeTakeFirst();

interface Undone {
  readonly now: Date;
  /** Refund of some of the passes; undefined for the whole order. */
  readonly partUid?: string | undefined;
  /** Nothing of the order is left. */
  readonly isLast: boolean;
}

/** Releases stock, coupon and points of an order or of some of its passes, and revokes them. @throws {ApiError} `4096` for used passes */
export async function undoOrder(
  trx: Trx,
  refund: Pick<RefundRow, 'by_staff' | 'order_uid' | 'rsvt_uid' | 'point_amount'>,
  { now, partUid, isLast }: Undone,
) {
  const { order_uid: orderUid, rsvt_uid: rsvtUid, point_amount: points } = refund;
  const order = await lockOrder(trx, orderUid);
  // The coupon stays with what is left of the order.
  if (isLast) {
    await giveStockBack(trx, order, now);
    await giveCouponBack(trx, orderUid, now);
  }
  await givePointsBack(trx, { rsvtUid, memberUid: order.member_uid, amount: points, now });
  await revokeGoods(trx, { orderUid, refundUid: partUid, isProviders: refund.by_staff });
  const { sum } = await trx
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('order_uid', '=', orderUid)
    .where('state', 'in', ['SENDING', 'DONE'])
    // The difference of a change is no part of the amount of the order.
    .where('why_cd', '<>', changeWhy)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set({ state: sum === order.pay_amount ? 'CANCELLED' : 'PARTIAL_CANCELLED' })
    .where('order_uid', '=', orderUid)
    .execute();
}

interface Told {
  /** Action in the audit log. */
  readonly action: 'refund.grant' | 'refund.refuse' | 'reservation.cancel' | 'reservation.confirm';
  readonly title: News;
  readonly before: ReservationState;
  /** New state, or a step that leaves the reservation in its state. */
  readonly state: ReservationState | 'PART_CANCELLED';
  readonly memo: string | undefined;
  readonly staff: Principal;
}

/** Records a step of a reservation by staff and notifies its member. */
export const tell = (
  { mails }: TravelContext,
  trx: Trx,
  reservation: NamedReservation,
  { action, title, before, state, memo, staff }: Told,
) =>
  recordStaffMove(trx, {
    kind: 'TRAVEL',
    refUid: reservation.rsvtUid,
    memberUid: reservation.memberUid,
    ...{ action, before, state, memo, staff },
    told: {
      title: toNews(title, reservation.locale),
      text: reservation.text,
      link: toMyReservationPath(reservation.rsvtUid),
      mail: mails.travelMoved({ ...reservation, news: title, memo }),
    },
  });

/** Locks a refund and its order. @throws {ApiError} `4040` */
async function lockRefund(trx: Trx, refundUid: string) {
  const query = trx.selectFrom('refund').where('refund_uid', '=', requireUuid(refundUid));
  const found = await query.select('order_uid').executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const order = await lockOrder(trx, found.order_uid);
  // Read after the lock, so that a decision sees the proposal of the one before.
  const asked = await query.selectAll().executeTakeFirst();
  // Its member has withdrawn it meanwhile.
  if (asked === undefined) throw new ApiError(errorCodes.notFound);
  return { order, asked };
}

export interface RefundDecision {
  readonly to: RefundTarget;
  /** Full refund; an approval takes it from the proposal. */
  readonly isFault: boolean;
  readonly memo: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
}

/** Gives an order back what a refund request has taken from it. */
export async function dropRequest(
  trx: Trx,
  { refund_uid, rsvt_uid, order_uid, from_stts, pieces }: RefundRow,
  now: Date,
): Promise<void> {
  await countGone(trx, rsvt_uid, toPieces(pieces), -1);
  await moveReservation(trx, order_uid, ['CANCEL_ASK'], from_stts);
  await trx
    .updateTable('member_pass')
    .set({ state: 'PAID', refund_uid: null })
    .where('refund_uid', '=', refund_uid)
    .where('state', '=', 'REFUND_ASK')
    .execute();
  // The gate has let the others in meanwhile.
  const reservation = await findReservation(trx, order_uid);
  if (reservation.state === 'USED' || reservation.state === 'REVIEWED') await earnPoints(trx, rsvt_uid, now);
}

/** Drops a request for some tickets of an order, because all are refunded in full. */
export async function dropParts(trx: Trx, orderUid: string, now: Date): Promise<void> {
  const asked = await trx
    .updateTable('refund')
    .set({ state: 'REFUSED', done_at: now })
    .where('order_uid', '=', orderUid)
    .where('state', '=', 'ASKED')
    .returningAll()
    .executeTakeFirst();
  if (asked !== undefined) await dropRequest(trx, asked, now);
}

async function refuse(
  context: TravelContext,
  trx: Trx,
  asked: RefundRow,
  { memo, staff }: Pick<OrderMove, 'memo' | 'staff'>,
) {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  requireNoProposal(asked, staff.now);
  const refund = await moveRefund(trx, asked, { state: 'REFUSED', done_at: staff.now });
  const { state: before } = await findReservation(trx, refund.order_uid);
  await dropRequest(trx, refund, staff.now);
  const reservation = await findReservation(trx, refund.order_uid);
  const title = '취소 요청이 반려되어 예약이 그대로 유지됩니다.';
  await tell(context, trx, reservation, {
    action: 'refund.refuse',
    title,
    before,
    state: refund.from_stts,
    memo,
    staff,
  });
}

type RefundChange = Updateable<Database['refund']> & { readonly state: 'REFUSED' | 'SENDING' };

const moveRefund = (trx: Trx, { refund_uid }: RefundRow, change: RefundChange): Promise<RefundRow> =>
  makeMove({ from: ['ASKED'], to: change.state, by: ['STAFF'] }, ({ from }) =>
    trx
      .updateTable('refund')
      .set(change)
      .where('refund_uid', '=', refund_uid)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst(),
  );

interface Grant extends Pick<OrderMove, 'memo' | 'staff'> {
  readonly isFault: boolean;
  readonly order: Selectable<Database['orders']>;
}

/** Grants a refund, of a large amount as the approval of its proposal. */
async function grant(context: TravelContext, trx: Trx, asked: RefundRow, { isFault, memo, staff, order }: Grant) {
  const { now } = staff;
  const paid = await readPaid(trx, asked, order);
  const proposal = findProposal(asked, now);
  const isWhole = proposal?.isFault ?? isFault;
  requireAgreedFee(asked, isWhole);
  const amounts = isWhole
    ? { amount: paid.payAmount, fee: 0, point_amount: paid.pointAmount, rate_pct: 100 }
    : { amount: asked.amount };
  const approval = await approveProposal(trx, asked, { amount: amounts.amount, proposal, staff });
  const refund = await moveRefund(trx, asked, { state: 'SENDING', ...amounts, ...approval });
  const { from, to: state } = reservationMoves.grant;
  const { isLast, isPart, tickets } = paid;
  const { state: before } = await findReservation(trx, refund.order_uid);
  if (isLast) await moveReservation(trx, refund.order_uid, from, state);
  await undoOrder(trx, refund, { now, isLast, partUid: isPart ? refund.refund_uid : undefined });
  if (!isLast) {
    await giveTicketsBack(trx, order, tickets, now);
    await finishPurchase(trx, refund.rsvt_uid, now);
  }
  const reservation = await findReservation(trx, refund.order_uid);
  if (refund.by_staff) {
    const reason = refund.proposed_memo ?? memo;
    const told: Told = { action: 'refund.grant', title: providerCancels, before, state, memo: reason, staff };
    await tell(context, trx, reservation, told);
    return;
  }
  const ofPart = tickets.length > 0 ? '고르신 이용권의 환불을 진행합니다.' : '고르신 패스의 환불을 진행합니다.';
  const title = isLast ? '예약이 취소되었습니다. 환불을 진행합니다.' : ofPart;
  const stateNow = isLast ? state : 'PART_CANCELLED';
  await tell(context, trx, reservation, { action: 'refund.grant', title, before, state: stateNow, memo, staff });
}

/** Title of the notification about a cancellation by staff. */
export const providerCancels = '업체 사정으로 예약이 취소되었습니다. 전액을 환불합니다.';

/**
 * Decides on a refund request. {@link sendRefund} sends a granted refund after the commit.
 * @throws {ApiError} `4040`, `4035` for a large refund without a second person, `4405` for one that is already decided and for a fee
 *   that its member has not seen, `4000` without a reason
 */
export async function decideRefund(
  context: TravelContext,
  trx: Trx,
  refundUid: string,
  { to, isFault, memo, rev }: RefundDecision,
  staff: Principal,
): Promise<{ refundUid: string }> {
  const { order, asked } = await lockRefund(trx, refundUid);
  await requireRev(trx, { table: 'refund', uid: refundUid, rev, now: staff.now });
  if (to === 'REFUSED') await refuse(context, trx, asked, { memo, staff });
  else if (to === 'DONE') await grant(context, trx, asked, { isFault, memo, staff, order });
  else if (to === 'PROPOSED') {
    requireAgreedFee(asked, isFault);
    await proposeRefund(trx, asked, { isFault, memo, staff });
  } else if (await returnProposal(trx, asked, { memo, staff })) await dropRequest(trx, asked, staff.now);
  return { refundUid };
}

export interface OrderMove {
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
  /** A second member of staff approves it, also if it is small: it is one of many. */
  readonly isOfMany?: boolean | undefined;
}

/** Confirms a requested reservation. @throws {ApiError} `4405` */
export async function confirmReservation(
  context: TravelContext,
  trx: Trx,
  orderUid: string,
  { memo, rev, staff }: OrderMove,
): Promise<void> {
  await requireRev(trx, { table: 'reservation', uid: orderUid, rev, now: staff.now });
  const { from, to } = reservationMoves.confirm;
  const { state: before } = await findReservation(trx, orderUid);
  await makeMove(reservationMoves.confirm, () => moveReservation(trx, orderUid, from, to));
  const reservation = await findReservation(trx, orderUid);
  await tell(context, trx, reservation, {
    ...{ action: 'reservation.confirm', title: '예약이 확정되었습니다.' },
    ...{ before, state: to, memo, staff },
  });
  await issueGoods(context, trx, { orderUid, now: staff.now });
}
