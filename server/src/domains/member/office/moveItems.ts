import { staffPostMoves } from '@haesol/contracts/board';
import { adminMoveMember } from '@haesol/contracts/identity';
import { adminMoveBooking, settleStates } from '@haesol/contracts/lab';
import { adminApplicationMove, adminEnrollMove, paidMoves } from '@haesol/contracts/learn';
import type { MovedQueue } from '@haesol/contracts/member';
import { adminDecideReview, adminMoveOrder, refundDecisions } from '@haesol/contracts/travel';
import * as z from 'zod/mini';
import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import { movePost } from '../../board/posts/movePost.ts';
import { moveBooking } from '../../lab/booking/moveBooking.ts';
import { settleBooking } from '../../lab/booking/settleBooking.ts';
import { getApplication } from '../../learn/applications/applicationView.ts';
import { moveApplication } from '../../learn/applications/moveApplication.ts';
import { moveEnrolment } from '../../learn/enrolment/moveEnrolment.ts';
import { payFee } from '../../learn/enrolment/payFee.ts';
import { confirmReservation } from '../../travel/order/decideRefund.ts';
import { cancelAndSend, decideAndSend } from '../../travel/order/staffRefund.ts';
import { decideReview } from '../../travel/review/decideReview.ts';
import type { TravelContext } from '../../travel/travelContext.ts';
import { endSessionsForStaff, moveMemberForStaff } from './moveForStaff.ts';
import { destroyData } from './retention/destroyData.ts';

/** Move that is made with each item of a bulk call. */
interface BulkMove {
  readonly to: string;
  readonly memo?: string | undefined;
}

interface MovedItem {
  readonly uid: string;
  /** Version that staff saw. */
  readonly rev: number | undefined;
}

/** Moves one item in a transaction of its own. */
export type MoveItem = (item: MovedItem, write: Write) => Promise<unknown>;

/** Checks a move once for all items. @throws {z.core.$ZodError} for a target that the queue does not have */
type PrepareMove = (context: TravelContext, move: BulkMove, staff: Principal) => MoveItem;

const settlement = z.object({ to: z.enum(settleStates) });
const refundMove = z.object({ to: z.enum([...refundDecisions, 'FAULT', 'FAULT_PROPOSED']) });
const postMove = z.object({ to: z.enum(staffPostMoves) });
const destruction = z.object({ to: z.literal('DESTROYED') });
const sessionsMove = 'SESSIONS';

/** Moves of each queue, by the use cases of its single items. */
export const queueMoves: Readonly<Record<MovedQueue, PrepareMove>> = {
  reservations(context, { to, memo }, staff) {
    const body = z.parse(adminMoveBooking.body, { to, memo });
    return ({ uid, rev }, write) => write((trx) => moveBooking(context, trx, uid, { ...body, rev, staff }));
  },

  'booking-settlements'(context, { to }, staff) {
    const { to: settleState } = z.parse(settlement, { to });
    return ({ uid, rev }, write) => write((trx) => settleBooking(context, trx, uid, { settleState, rev, staff }));
  },

  enrolments(context, { to, memo }, staff) {
    const fee = z.safeParse(z.enum(paidMoves), to);
    if (fee.success) {
      return ({ uid, rev }, write) => write((trx) => payFee(trx, uid, { to: fee.data, rev, staff }).then(() => ({})));
    }
    const body = z.parse(adminEnrollMove.body, { to, memo });
    return ({ uid, rev }, write) => write((trx) => moveEnrolment(context, trx, uid, { ...body, rev, staff }));
  },

  members(context, { to, memo }, staff) {
    if (to === sessionsMove) {
      return ({ uid }, write) => write((trx) => endSessionsForStaff(trx, uid, staff).then(() => ({})));
    }
    const body = z.parse(adminMoveMember.body, { to, memo });
    return ({ uid, rev }, write) => write((trx) => moveMemberForStaff(context, trx, uid, { ...body, rev, staff }));
  },

  refunds(context, { to, memo }, staff) {
    const parsed = z.parse(refundMove, { to });
    const faults = { FAULT: 'DONE', FAULT_PROPOSED: 'PROPOSED' } as const;
    const decision =
      parsed.to === 'FAULT' || parsed.to === 'FAULT_PROPOSED'
        ? { to: faults[parsed.to], isFault: true }
        : { to: parsed.to, isFault: false };
    return ({ uid, rev }, write) => decideAndSend(context, write, uid, { ...decision, memo, rev, staff });
  },

  applications(context, { to, memo }, staff) {
    const body = z.parse(adminApplicationMove.body, { to, memo });
    return async ({ uid, rev }, write) => {
      const { apl_uid: aplUid, kind } = await getApplication(context.db, uid);
      return write((trx) => moveApplication(context, trx, { aplUid, kind, staff, body: { ...body, rev } }));
    };
  },

  orders(context, { to, memo }, staff) {
    const body = z.parse(adminMoveOrder.body, { to, memo });
    if (body.to === 'CANCELLED')
      return ({ uid, rev }, write) => cancelAndSend(context, write, uid, { memo: body.memo, rev, staff });
    return ({ uid, rev }, write) =>
      write((trx) => confirmReservation(context, trx, uid, { memo: body.memo, rev, staff }).then(() => ({})));
  },

  posts(_context, { to }, staff) {
    const move = z.parse(postMove, { to });
    return ({ uid, rev }, write) => write((trx) => movePost(trx, uid, { ...move, rev, staff }).then(() => ({})));
  },

  retention(_context, { to }, staff) {
    z.parse(destruction, { to });
    return ({ uid, rev }, write) => write((trx) => destroyData(trx, uid, { rev, staff }).then(() => ({})));
  },

  reviews(context, { to, memo }, staff) {
    const body = z.parse(adminDecideReview.body, { to, memo });
    return ({ uid: reviewUid, rev }, write) =>
      write((trx) => decideReview(context, trx, { ...body, reviewUid, rev }, staff));
  },
};
