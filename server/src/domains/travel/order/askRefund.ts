import { errorCodes } from '@haesol/contracts/common';
import { providerWhy, type TicketPiece } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { isHandedOver } from '../codes/cards.ts';
import { countGone, countPieces, readTickets } from '../point/tickets.ts';
import { giveUpOrder } from './closeOrder.ts';
import { toRefund } from './refundRules.ts';
import {
  isLastRefund,
  previewRefund,
  type RefundFacts,
  readPassTimes,
  refusedColumns,
  toPaid,
  toRefused,
} from './refundView.ts';
import { reservationMoves } from './rules.ts';

export interface RefundWish {
  readonly whyCd: string;
  readonly etcWhy: string;
  /** Amount shown to the member; undefined if not shown. */
  readonly refundAmount: number | undefined;
  /** Passes to give back; empty: all that are unused. */
  readonly passUids?: readonly string[];
  /** Tickets to give back; empty: all that are left. */
  readonly tickets?: readonly TicketPiece[];
}

/** Returns a reservation of the member. @throws {ApiError} `4040`, also for one of another member */
export async function getOwnRefundFacts(
  db: Kysely<Database>,
  rsvtUid: string,
  { memberUid }: Pick<Principal, 'memberUid'>,
): Promise<RefundFacts & { readonly orderUid: string; readonly kind: 'GOODS' | 'PASS' }> {
  const row = await db
    .selectFrom('reservation as r')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['r.rsvt_uid', 'r.order_uid', 'r.kind', 'r.stts_cd', 'r.use_date', 'r.depart_date'])
    .select(['o.pay_amount', 'o.point_amount', ...refusedColumns])
    .where('r.rsvt_uid', '=', requireUuid(rsvtUid))
    .where('r.member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return {
    rsvtUid: row.rsvt_uid,
    orderUid: row.order_uid,
    kind: row.kind,
    state: row.stts_cd,
    payAmount: row.pay_amount,
    pointAmount: row.point_amount,
    useDate: row.use_date,
    departDate: row.depart_date,
    passes: await readPassTimes(db, [row.rsvt_uid]),
    refused: toRefused(row),
    tickets: await readTickets(db, row.rsvt_uid),
  };
}

/** Keeps passes from being used until their refund is decided. @param isProviders true if the provider cancels, also those whose card was handed over @throws {ApiError} `4096` for used ones */
export async function holdPasses(
  trx: Trx,
  passUids: readonly string[],
  refundUid: string,
  isProviders = false,
): Promise<void> {
  if (passUids.length === 0) return;
  // First the lock, so that the next statement sees a card that was handed over meanwhile.
  await trx.selectFrom('member_pass').select('pass_uid').where('pass_uid', 'in', passUids).forUpdate().execute();
  const { numUpdatedRows } = await trx
    .updateTable('member_pass')
    .set({ state: 'REFUND_ASK', refund_uid: refundUid })
    .where('pass_uid', 'in', passUids)
    .where('state', '=', 'PAID')
    .where('activated_at', 'is', null)
    .$if(!isProviders, (query) => query.where(sql<boolean>`not ${isHandedOver()}`))
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(passUids.length)) throw new ApiError(errorCodes.notRefundable);
}

/** Refuses a second request while one is open. @throws {ApiError} `4096` */
async function requireNoOpenRefund(trx: Trx, rsvtUid: string): Promise<void> {
  const open = await trx
    .selectFrom('refund')
    .select('refund_uid')
    .where('rsvt_uid', '=', rsvtUid)
    .where('state', 'in', ['ASKED', 'SENDING'])
    .executeTakeFirst();
  if (open === undefined) return;
  const message = '먼저 요청하신 환불을 처리하고 있습니다. 처리가 끝난 뒤 다시 요청해 주세요.';
  throw new ApiError(errorCodes.notRefundable, { message });
}

/**
 * Requests the refund of a paid reservation. Fixes the amount: staff can only grant or refuse it.
 * @throws {ApiError} `4040`, `4000`, `4096` if the refund is zero, `4091` if the amount differs from the shown one
 */
export async function askRefund(trx: Trx, rsvtUid: string, wish: RefundWish, member: Principal) {
  const { memberUid, now } = member;
  const { whyCd, etcWhy } = wish;
  if (!(await hasCode(trx, 'REFUND_WHY', whyCd))) throw fieldError('whyCd', '취소 사유를 선택해 주세요.');
  if (whyCd === 'OTHER' && etcWhy.trim() === '') throw fieldError('etcWhy', '취소 사유를 입력해 주세요.');
  const { orderUid } = await getOwnRefundFacts(trx, rsvtUid, member);
  // Serialises requests: an order has one open refund.
  await trx.selectFrom('orders').select('order_uid').where('order_uid', '=', orderUid).forUpdate().execute();
  await requireNoOpenRefund(trx, rsvtUid);
  const facts = await getOwnRefundFacts(trx, rsvtUid, member);
  const chosen = { passUids: wish.passUids ?? [], tickets: wish.tickets ?? [] };
  const preview = await previewRefund(trx, facts, { now, languageCd: '', chosen });
  const isFree = whyCd === providerWhy;
  if (preview.refundableYn === 'N' && !(isFree && preview.providerOnlyYn === 'Y')) {
    throw new ApiError(errorCodes.notRefundable);
  }
  const { ratePct, dueDt, passUids, tickets } = preview;
  const pieces = { passUids, tickets };
  // Fewer are left than were chosen.
  if (countPieces(chosen.tickets) > countPieces(tickets)) throw new ApiError(errorCodes.notRefundable);
  const paid = toPaid(facts, pieces);
  const { refundAmount, fee, pointAmount } = toRefund(isFree ? 100 : ratePct, paid);
  if (wish.refundAmount !== undefined && wish.refundAmount !== refundAmount) {
    const message = '환불 금액이 변경되었습니다. 변경된 금액을 확인해 주세요.';
    throw new ApiError(errorCodes.priceChanged, { message, data: { refundAmount } });
  }
  const { from, to } = reservationMoves.ask;
  const isLast = isLastRefund(facts, pieces);
  const rsvtSttsCd = isLast ? to : facts.state;
  // Keeps the state of the passes that are not refunded, so that they can be used.
  if (isLast)
    await makeMove({ from, to, by: ['MEMBER'] }, () =>
      trx
        .updateTable('reservation')
        .set({ stts_cd: to })
        .where('rsvt_uid', '=', rsvtUid)
        .where('stts_cd', '=', facts.state)
        .returning('rsvt_uid')
        .executeTakeFirst(),
    );
  const refundUid = createUid();
  await trx
    .insertInto('refund')
    .values({
      refund_uid: refundUid,
      rsvt_uid: rsvtUid,
      order_uid: facts.orderUid,
      from_stts: facts.state,
      why_cd: whyCd,
      etc_why: etcWhy,
      amount: refundAmount,
      fee,
      point_amount: pointAmount,
      rate_pct: ratePct,
      due_dt: dueDt,
      state: 'ASKED',
      asked_at: now,
      ...(tickets.length > 0 && { pieces: JSON.stringify(tickets) }),
    })
    .execute();
  await holdPasses(trx, passUids, refundUid);
  await countGone(trx, rsvtUid, tickets);
  await addEntry(trx, {
    kind: 'TRAVEL',
    refUid: rsvtUid,
    memberUid,
    state: isLast ? to : 'PART_ASKED',
    mover: 'MEMBER',
    now,
  });
  return { rsvtUid, rsvtSttsCd, refundAmount, fee, dueDt };
}

/**
 * Cancels a reservation for its member: at once if unpaid, otherwise by requesting the refund.
 * @throws {ApiError} as {@link askRefund}; `4405` during its payment
 */
export async function cancelReservation(trx: Trx, reserveId: string, wish: RefundWish | undefined, member: Principal) {
  const facts = await getOwnRefundFacts(trx, reserveId, member);
  if (facts.state !== 'PAY_WAIT') {
    if (wish === undefined) throw fieldError('whyCd', '취소 사유를 선택해 주세요.');
    return askRefund(trx, reserveId, wish, member);
  }
  if (!(await giveUpOrder(trx, facts.orderUid, member.now))) throw new ApiError(errorCodes.moveNotAllowed);
  const { dueDt } = await previewRefund(trx, facts, { now: member.now, languageCd: '' });
  return { rsvtUid: reserveId, rsvtSttsCd: 'CANCELLED' as const, refundAmount: 0, fee: 0, dueDt };
}
