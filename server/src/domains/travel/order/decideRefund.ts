import { errorCodes } from '@haesol/contracts/common';
import type { ReservationState } from '@haesol/contracts/travel';
import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { requireRev } from '../../common/office/versions.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { shareOf } from '../point/shareOf.ts';
import type { TravelContext } from '../travelContext.ts';
import { finishPurchase } from '../voucher/finishPurchase.ts';
import { issueGoods, revokeGoods } from '../voucher/issueGoods.ts';
import { giveCouponBack, givePointsBack, giveStockBack } from './closeOrder.ts';
import { toDueDate, toRefund } from './refundRules.ts';
import { findReservation, type NamedReservation, readHolidaysFrom } from './repository.ts';
import { reservationMoves } from './rules.ts';

export type RefundRow = Selectable<Database['refund']>;

function lockOrder(trx: Trx, orderUid: string) {
  return trx.selectFrom('orders').selectAll().where('order_uid', '=', orderUid).forUpdate().executeTakeFirstOrThrow();
}

const moveReservation = (trx: Trx, orderUid: string, from: readonly ReservationState[], to: ReservationState) =>
  trx
    .updateTable('reservation')
    .set({ stts_cd: to })
    .where('order_uid', '=', orderUid)
    .where('stts_cd', 'in', from)
    .returning(['rsvt_uid', 'member_uid'])
    .executeTakeFirst();

/** Reads what was paid for the pieces of a refund: of passes their share, of dated goods the whole. */
async function readPaid(
  trx: Trx,
  { refund_uid, rsvt_uid }: Pick<RefundRow, 'refund_uid' | 'rsvt_uid'>,
  order: OrderPaid,
) {
  const passes = await trx
    .selectFrom('member_pass')
    .select(['state', 'refund_uid'])
    .where('rsvt_uid', '=', rsvt_uid)
    .execute();
  const { pay_amount: payAmount, point_amount: pointAmount } = order;
  if (passes.length === 0) return { payAmount, pointAmount, isPart: false, isLast: true };
  const now = passes.filter((pass) => pass.refund_uid === refund_uid).length;
  const pieces = { before: passes.filter(({ state }) => state === 'REFUNDED').length, now, all: passes.length };
  return {
    payAmount: shareOf(payAmount, pieces),
    pointAmount: shareOf(pointAmount, pieces),
    isPart: now < passes.length,
    isLast: pieces.before + now === passes.length,
  };
}

/** Reads what was paid for the passes that were not refunded before. @throws {ApiError} `4405` while a refund of some is open */
async function readRest(trx: Trx, rsvtUid: string, { pay_amount: payAmount, point_amount: pointAmount }: OrderPaid) {
  const open = trx.selectFrom('refund').select('refund_uid').where('rsvt_uid', '=', rsvtUid);
  if ((await open.where('state', 'in', ['ASKED', 'SENDING']).executeTakeFirst()) !== undefined) {
    const message = '처리하고 있는 환불이 있습니다. 그 환불을 마친 뒤에 취소해 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  const passes = await trx.selectFrom('member_pass').select('state').where('rsvt_uid', '=', rsvtUid).execute();
  if (passes.length === 0) return { payAmount, pointAmount };
  const before = passes.filter(({ state }) => state === 'REFUNDED').length;
  const pieces = { before, now: passes.length - before, all: passes.length };
  return { payAmount: shareOf(payAmount, pieces), pointAmount: shareOf(pointAmount, pieces) };
}

type OrderPaid = Pick<Selectable<Database['orders']>, 'pay_amount' | 'point_amount'>;

interface Undone {
  readonly now: Date;
  /** Refund of some of the passes; undefined for the whole order. */
  readonly partUid?: string | undefined;
  /** Nothing of the order is left. */
  readonly isLast: boolean;
}

/** Releases stock, coupon and points of an order or of some of its passes, and revokes them. @throws {ApiError} `4096` for used passes */
async function undoOrder(
  trx: Trx,
  refund: Pick<RefundRow, 'order_uid' | 'rsvt_uid' | 'point_amount'>,
  { now, partUid, isLast }: Undone,
) {
  const { order_uid: orderUid, rsvt_uid: rsvtUid, point_amount: points } = refund;
  const order = await lockOrder(trx, orderUid);
  // The coupon stays with what is left of the order.
  if (isLast) {
    await giveStockBack(trx, order);
    await giveCouponBack(trx, orderUid, now);
  }
  await givePointsBack(trx, { rsvtUid, memberUid: order.member_uid, amount: points, now });
  await revokeGoods(trx, { orderUid, refundUid: partUid });
  const { sum } = await trx
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('order_uid', '=', orderUid)
    .where('state', 'in', ['SENDING', 'DONE'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set({ state: sum === order.pay_amount ? 'CANCELLED' : 'PARTIAL_CANCELLED' })
    .where('order_uid', '=', orderUid)
    .execute();
}

interface Told {
  readonly title: string;
  readonly state: ReservationState;
  readonly memo: string | undefined;
  readonly staff: Principal;
}

const tell = ({ mails }: TravelContext, trx: Trx, reservation: NamedReservation, { title, state, memo, staff }: Told) =>
  recordStaffMove(trx, {
    kind: 'TRAVEL',
    refUid: reservation.rsvtUid,
    memberUid: reservation.memberUid,
    state,
    memo,
    staff,
    told: {
      title,
      text: reservation.text,
      link: toMyReservationPath(reservation.rsvtUid),
      mail: mails.travelMoved({ ...reservation, news: title, memo }),
    },
  });

/** @throws {ApiError} `4040` */
async function getRefund(trx: Trx, refundUid: string): Promise<RefundRow> {
  const row = await trx
    .selectFrom('refund')
    .selectAll()
    .where('refund_uid', '=', requireUuid(refundUid))
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

export interface RefundDecision {
  readonly to: 'DONE' | 'REFUSED';
  /** Full refund. */
  readonly isFault: boolean;
  readonly memo: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
}

async function refuse(context: TravelContext, trx: Trx, refund: RefundRow, memo: string | undefined, staff: Principal) {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  const { order_uid: orderUid, from_stts: state } = refund;
  await moveReservation(trx, orderUid, ['CANCEL_ASK'], state);
  await trx
    .updateTable('member_pass')
    .set({ state: 'PAID', refund_uid: null })
    .where('refund_uid', '=', refund.refund_uid)
    .where('state', '=', 'REFUND_ASK')
    .execute();
  const reservation = await findReservation(trx, orderUid);
  const title = '취소 요청이 반려되어 예약이 그대로 유지됩니다.';
  await tell(context, trx, reservation, { title, state, memo, staff });
}

/**
 * Decides on a refund request. {@link sendRefund} sends a granted refund after the commit.
 * @throws {ApiError} `4040`, `4405` for one that is already decided, `4000` for a refusal without a reason
 */
export async function decideRefund(
  context: TravelContext,
  trx: Trx,
  refundUid: string,
  { to, isFault, memo, rev }: RefundDecision,
  staff: Principal,
): Promise<{ refundUid: string }> {
  const { now } = staff;
  const asked = await getRefund(trx, refundUid);
  const order = await lockOrder(trx, asked.order_uid);
  await requireRev(trx, { table: 'refund', uid: refundUid, rev, now });
  const paid = await readPaid(trx, asked, order);
  // A request for the provider's reason is for everything until the provider denies it; then the rate of its day applies.
  const isDenied = asked.why_cd === 'PROVIDER' && !isFault;
  const { refundAmount, fee, pointAmount } = toRefund(isFault ? 100 : asked.rate_pct, paid);
  const amounts = { amount: refundAmount, fee, point_amount: pointAmount, ...(isFault && { rate_pct: 100 }) };
  const change = to === 'REFUSED' ? { state: 'REFUSED' as const, done_at: now } : { state: 'SENDING' as const };
  const refund = await makeMove({ from: ['ASKED'], to: change.state, by: ['STAFF'] }, ({ from }) =>
    trx
      .updateTable('refund')
      .set({ ...change, ...((isFault || isDenied) && to === 'DONE' && amounts) })
      .where('refund_uid', '=', refundUid)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst(),
  );
  if (to === 'REFUSED') {
    await refuse(context, trx, refund, memo, staff);
    return { refundUid };
  }
  const { from, to: state } = reservationMoves.grant;
  const { isLast, isPart } = paid;
  if (isLast) await moveReservation(trx, refund.order_uid, from, state);
  await undoOrder(trx, refund, { now, isLast, partUid: isPart ? refundUid : undefined });
  if (!isLast) await finishPurchase(trx, refund.rsvt_uid, now);
  const reservation = await findReservation(trx, refund.order_uid);
  const title = isLast ? '예약이 취소되었습니다. 환불을 진행합니다.' : '고르신 패스의 환불을 진행합니다.';
  await tell(context, trx, reservation, { title, state, memo, staff });
  return { refundUid };
}

export interface OrderMove {
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
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
  await makeMove(reservationMoves.confirm, () => moveReservation(trx, orderUid, from, to));
  const reservation = await findReservation(trx, orderUid);
  await tell(context, trx, reservation, { title: '예약이 확정되었습니다.', state: to, memo, staff });
  await issueGoods(context, trx, { orderUid, now: staff.now });
}

/**
 * Cancels a reservation that its provider cannot fulfil, with a full refund.
 * @returns the refund to be sent
 * @throws {ApiError} `4405`, `4096` for used passes, `4000` without a reason
 */
export async function cancelForProvider(
  context: TravelContext,
  trx: Trx,
  orderUid: string,
  { memo, rev, staff }: OrderMove,
): Promise<{ refundUid: string }> {
  if (memo === undefined) throw fieldError('memo', '사유를 입력해 주세요.');
  const { now } = staff;
  const order = await lockOrder(trx, orderUid);
  await requireRev(trx, { table: 'reservation', uid: orderUid, rev, now });
  const before = await findReservation(trx, orderUid);
  const rest = await readRest(trx, before.rsvtUid, order);
  const { from, to } = reservationMoves.cancel;
  await makeMove(reservationMoves.cancel, () => moveReservation(trx, orderUid, from, to));
  const refundUid = createUid();
  const refund = {
    refund_uid: refundUid,
    rsvt_uid: before.rsvtUid,
    order_uid: orderUid,
    from_stts: before.state,
    why_cd: 'PROVIDER',
    amount: rest.payAmount,
    fee: 0,
    point_amount: rest.pointAmount,
    rate_pct: 100,
    due_dt: toDueDate(now, await readHolidaysFrom(trx, toSeoulDate(now))),
    state: 'SENDING' as const,
    asked_at: now,
  };
  await trx.insertInto('refund').values(refund).execute();
  await undoOrder(trx, refund, { now, isLast: true });
  const title = '업체 사정으로 예약이 취소되었습니다. 전액을 환불합니다.';
  await tell(context, trx, before, { title, state: to, memo, staff });
  return { refundUid };
}
