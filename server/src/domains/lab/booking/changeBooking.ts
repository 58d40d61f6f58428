import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { endWaitsFor } from './answerOffer.ts';
import { toPeriodText } from './bookingText.ts';
import { getOwnBooking } from './findBooking.ts';
import { offerFreed } from './offerFreed.ts';
import { tooLateToChange } from './refusal.ts';
import { createBookingRepository, createHoldRepository } from './repository.ts';
import { bookingMoves, isFree, toCancelMove } from './rules.ts';
import { holdGone } from './submitHold.ts';

/**
 * Cancels a booking until 24 hours before its start; later, until the start, requests a cancellation from staff.
 * @throws {ApiError} `4040`, `4405`, `4506`
 */
export async function cancelBooking(context: AppContext, trx: Trx, rsvUid: string, why: string, member: Principal) {
  const { memberUid, now } = member;
  const booking = await getOwnBooking(trx, rsvUid, member);
  if (!bookingMoves.cancel.from.some((state) => state === booking.state)) {
    throw new ApiError(errorCodes.moveNotAllowed);
  }
  const move = toCancelMove(booking, now);
  if (move === undefined) throw new ApiError(errorCodes.cancellationClosed);
  const { state } = await makeMove(move, (change) =>
    createBookingRepository(trx).changeState({ rsvUid, ...change, now }, booking),
  );
  await addEntry(trx, { kind: 'EQU', refUid: rsvUid, memberUid, state, mover: 'MEMBER', memo: why, now });
  const { eq_uid: eqUid, from, to } = booking;
  if (state === 'CANCELLED') await offerFreed(context, trx, { eqUid, from, to, now });
  return { rsvUid, state: move.to };
}

/**
 * Moves a booking to the time of a hold for this change; it needs approval again.
 * @throws {ApiError} `4040` for an unknown booking or hold, `4405`, `4506`
 */
export async function changeBooking(context: AppContext, trx: Trx, rsvUid: string, holdId: string, member: Principal) {
  const { memberUid, now } = member;
  const holds = createHoldRepository(trx);
  await holds.lockMember(memberUid);
  const booking = await getOwnBooking(trx, rsvUid, member);
  if (!isFree(booking, now)) throw tooLateToChange();
  const hold = await holds.endHold(requireUuid(holdId), memberUid, now);
  if (hold === undefined || hold.change_of !== booking.rsv_uid) throw holdGone();
  await makeMove(bookingMoves.change, (change) =>
    createBookingRepository(trx).changeTime({ rsvUid: booking.rsv_uid, ...change, now }, hold, booking),
  );
  const memo = `이용 시간 변경: ${toPeriodText(booking)} → ${toPeriodText(hold)}`;
  await addEntry(trx, {
    kind: 'EQU',
    refUid: booking.rsv_uid,
    memberUid,
    state: 'REQUESTED',
    mover: 'MEMBER',
    memo,
    now,
  });
  const { eq_uid: eqUid, from, to } = booking;
  await endWaitsFor(context, trx, { eqUid: hold.eq_uid, from: hold.from, to: hold.to }, member);
  await offerFreed(context, trx, { eqUid, from, to, now });
  return { rsvUid: booking.rsv_uid, state: 'REQUESTED' as const };
}
