import { errorCodes } from '@haesol/contracts/common';
import type { BookingState, StaffBookingMove } from '@haesol/contracts/lab';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import type { Mail } from '../../../mail/mail.ts';
import { toOwnBookingPath } from '../../../mail/pagePaths.ts';
import type { Told } from '../../common/notifications/notifyMember.ts';
import { rememberMove, takeBack, undoDelaySec } from '../../common/office/moveUndo.ts';
import { getMoveTo, makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { toDayText, toPeriodText } from './bookingText.ts';
import { getBooking } from './findBooking.ts';
import { offerFreed } from './offerFreed.ts';
import { findSuspension } from './refusal.ts';
import { type BookingRow, createBookingRepository, createHoldRepository } from './repository.ts';
import { bookingMoves, isDue } from './rules.ts';
import { passUnusableOffers } from './unusableOffers.ts';

/** Notification sentence for the member. */
const news: Readonly<Record<StaffBookingMove, string>> = {
  APPROVED: '장비 예약이 승인되었습니다.',
  REJECTED: '장비 예약이 반려되었습니다.',
  IN_USE: '장비 이용을 시작했습니다.',
  COMPLETED: '장비 이용이 완료되었습니다. 이용료를 정산해 주세요.',
  CANCELLED: '장비 예약이 취소되었습니다.',
  NO_SHOW: '예약하신 시간에 장비를 이용하지 않아 미이용으로 처리되었습니다.',
};

/** Moves that end a booking. */
const endsBooking: ReadonlySet<BookingState> = new Set(['REJECTED', 'CANCELLED']);

const keptNews = '취소 요청이 받아들여지지 않아 예약이 유지됩니다.';

/** Returns true if staff refuse a cancellation request. */
const isKept = (booking: Pick<BookingRow, 'state'>, to: BookingState) =>
  booking.state === 'CANCEL_REQUESTED' && to === 'APPROVED';

export interface StaffMove {
  readonly to: StaffBookingMove;
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
}

function toMail(
  { mails }: Pick<AppContext, 'mails'>,
  row: BookingRow,
  { to, memo, sentence }: StaffMove & { readonly sentence: string },
): Mail {
  const { email, name, eq_nm, rsv_uid, from, to: end } = row;
  const booking = { to: email, name, eqNm: eq_nm, time: toPeriodText({ from, to: end }), rsvUid: rsv_uid };
  if (to === 'APPROVED' && !isKept(row, to)) return mails.bookingApproved({ ...booking, memo });
  if (to === 'REJECTED') return mails.bookingRejected({ ...booking, memo: memo ?? '' });
  return mails.bookingMoved({ ...booking, news: sentence, memo });
}

/** Records a no-show with the missed time, since staff may do so later. @returns the text for the member */
async function addPenalty(trx: Trx, { rsv_uid, member_uid, from }: BookingRow, now: Date): Promise<string> {
  await trx
    .insertInto('penalty')
    .values({ penalty_uid: createUid(), member_uid, rsv_uid, kind: 'NO_SHOW', memo: null, created_at: from })
    .execute();
  const until = await findSuspension(trx, member_uid, now);
  return until === undefined ? '' : `${toDayText(until)}까지 장비를 예약할 수 없습니다.`;
}

/**
 * Notifies the member of a move: timeline, audit log, notification and mail. Also notifies members who wait for the time.
 * @param booking state before the move
 * @returns what the member was told, and whether the freed time was offered to another
 */
export async function notifyMove(
  context: AppContext,
  trx: Trx,
  booking: BookingRow,
  { staff, delaySec, ...move }: StaffMove & { readonly staff: Principal; readonly delaySec?: number },
): Promise<{ readonly told: Told; readonly isOffered: boolean }> {
  const { rsv_uid: refUid, member_uid: memberUid, eq_uid: eqUid, from, to } = booking;
  const { now } = staff;
  const penalty = move.to === 'NO_SHOW' ? await addPenalty(trx, booking, now) : '';
  const sentence = [isKept(booking, move.to) ? keptNews : news[move.to], penalty]
    .filter((part) => part !== '')
    .join(' ');
  const told = await recordStaffMove(trx, {
    kind: 'EQU',
    refUid,
    memberUid,
    before: booking.state,
    state: move.to,
    memo: [move.memo ?? '', penalty].filter((part) => part !== '').join(' ') || undefined,
    staff,
    delaySec,
    told: {
      title: sentence,
      text: `${booking.eq_nm} · ${toPeriodText(booking)}`,
      link: toOwnBookingPath(refUid),
      mail: toMail(context, booking, { ...move, sentence }),
    },
  });
  const isOffered = endsBooking.has(move.to) && (await offerFreed(context, trx, { eqUid, from, to, now }));
  if (move.to === 'NO_SHOW') await passUnusableOffers(context, trx, { memberUid, now });
  return { told, isOffered };
}

/**
 * Moves a booking for staff.
 * @throws {ApiError} `4040`, `4405` if state or time do not allow the move, `4000` without a reason
 */
export async function moveBooking(
  context: AppContext,
  trx: Trx,
  rsvUid: string,
  { staff, to, memo, rev }: StaffMove & { readonly staff: Principal },
) {
  await requireRev(trx, { table: 'equipment_rsv', uid: rsvUid, rev, now: staff.now });
  const booking = await getBooking(trx, rsvUid);
  // A decision against the member's wish needs a reason.
  if ((endsBooking.has(to) || isKept(booking, to)) && memo === undefined) {
    throw fieldError('memo', '사유를 입력해 주세요.');
  }
  if (!isDue(to, booking, staff.now)) throw new ApiError(errorCodes.moveNotAllowed);
  const move = getMoveTo<BookingState>(bookingMoves, to, 'STAFF');
  // Only from the state that was read, because the notification depends on it.
  const from = move.from.filter((state) => state === booking.state);
  if (from.length === 0) throw new ApiError(errorCodes.moveNotAllowed);
  await makeMove({ ...move, from }, (change) =>
    createBookingRepository(trx).changeState({ rsvUid: booking.rsv_uid, ...change, now: staff.now }, booking),
  );
  const isUndone = to === 'APPROVED' || to === 'REJECTED';
  const { told, isOffered } = await notifyMove(context, trx, booking, {
    ...{ staff, to, memo },
    ...(isUndone && { delaySec: undoDelaySec }),
  });
  // A time that was offered to another member is not taken from them.
  if (isUndone && !isOffered) {
    const before = { state: booking.state };
    await rememberMove(trx, { queue: 'reservations', refUid: booking.rsv_uid, staff, before, told });
  }
  return { rsvUid: booking.rsv_uid, state: to };
}

/** Takes an approval or a refusal back. @throws {ApiError} as {@link takeBack}, `4401` if another has the time */
export async function undoBookingMove(trx: Trx, rsvUid: string, staff: Principal): Promise<void> {
  const { eq_uid: eqUid } = await getBooking(trx, rsvUid);
  await takeBack(trx, { queue: 'reservations', refUid: rsvUid, staff }, async ({ state }) => {
    await createHoldRepository(trx).lockEquipment(eqUid);
    const isBack = await createBookingRepository(trx).restoreState(rsvUid, state as BookingState, staff.now);
    if (!isBack) throw new ApiError(errorCodes.slotTaken);
  });
}
