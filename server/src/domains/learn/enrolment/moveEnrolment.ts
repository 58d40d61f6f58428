import { errorCodes, type Mover } from '@haesol/contracts/common';
import type { EnrollState } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { rememberMove, takeBack, undoDelaySec } from '../../common/office/moveUndo.ts';
import { getMoveTo, type Move, makeMove } from '../../common/timeline/moves.ts';
import { recordStaffMove } from '../../common/timeline/recordStaffMove.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { toTrainingEnd } from '../../lab/booking/trainingRules.ts';
import { createTrainings } from '../../lab/booking/trainings.ts';
import { issueCertificate } from './certificates.ts';
import { sendReceipt, toTold } from './notifyAttendee.ts';
import { createEnrollRepository, type EnrolmentRow } from './repository.ts';
import { enrollMoves, isCancellable, seatStates, toOfferEnd, waitingStates } from './rules.ts';

type Enrolments = ReturnType<typeof createEnrollRepository>;
type Course = NonNullable<Awaited<ReturnType<Enrolments['lockCourse']>>>;

/** Locks the course of an enrolment, then reads the enrolment, so that neither changes until the end of the transaction. */
export async function lockEnrolment(enrolments: Enrolments, { apl_uid, edu_uid }: EnrolmentRow, now: Date) {
  const course = await enrolments.lockCourse(edu_uid, now);
  const row = await enrolments.find(apl_uid);
  if (course === undefined || row === undefined) throw new ApiError(errorCodes.notFound);
  return { course, row };
}

/** Applies a move, and updates the count of seats or waiting places that it frees. @throws {ApiError} `4405` */
export async function changeEnrolment(
  enrolments: Enrolments,
  row: EnrolmentRow,
  move: Move<EnrollState>,
  now: Date,
): Promise<void> {
  await makeMove(move, (states) => enrolments.change(row.apl_uid, states, now));
  const freed = (states: readonly EnrollState[]) => (states.includes(row.state) && !states.includes(move.to) ? -1 : 0);
  await enrolments.count(row.edu_uid, { seats: freed(seatStates), waiting: freed(waitingStates) });
}

/** Moves a confirmed enrolment to LEARNING, on the first day of the course. */
export async function beginLearning(trx: Trx, { apl_uid, member_uid }: EnrolmentRow, now: Date): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  await makeMove(enrollMoves.start, (states) => enrolments.change(apl_uid, states, now));
  if (member_uid === null) return;
  const entry = { kind: 'EDU', refUid: apl_uid, memberUid: member_uid, state: 'LEARNING' } as const;
  await addEntry(trx, { ...entry, mover: 'SYSTEM', now });
}

/** Moves learners back to confirmed, who can cancel again, when staff postpone a begun course. */
export async function postponeLearning(trx: Trx, eduUid: string, now: Date): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  for (const { apl_uid, member_uid } of await enrolments.listInStates(eduUid, enrollMoves.postpone.from)) {
    await makeMove(enrollMoves.postpone, (states) => enrolments.change(apl_uid, states, now));
    if (member_uid === null) continue;
    const entry = { kind: 'EDU', refUid: apl_uid, memberUid: member_uid, state: 'APPROVED' } as const;
    await addEntry(trx, { ...entry, mover: 'SYSTEM', now });
  }
}

/** Closes an unanswered enrolment, and frees its seat or waiting place. */
export async function closeByClock(
  context: AppContext,
  trx: Trx,
  row: EnrolmentRow,
  { move, now }: { readonly move: Move<EnrollState>; readonly now: Date },
): Promise<void> {
  await changeEnrolment(createEnrollRepository(trx), row, move, now);
  await recordSystemMove(context, trx, row, move.to, now);
}

interface Offer {
  readonly course: Pick<Course, 'edu_uid' | 'start_dt'>;
  readonly aplUid: string;
  /** Time at which the seat became free. */
  readonly since: Date;
  readonly now: Date;
}

/** Moves one of the waiting list to OFFERED, and counts the seat. @returns end of the offer */
async function makeOffer(enrolments: Enrolments, { course, aplUid, since, now }: Offer): Promise<Date> {
  const until = toOfferEnd(course.start_dt, now);
  await makeMove(enrollMoves.offer, () => enrolments.offer(aplUid, { until, since }, now));
  await enrolments.count(course.edu_uid, { seats: 1 });
  return until;
}

/**
 * Offers a free seat to the first of the waiting list before the course begins, and notifies the member.
 * @param since time at which the seat became free
 * @returns false if no waiting member is left to offer it to
 */
export async function offerNext(
  context: AppContext,
  trx: Trx,
  course: Offer['course'],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<boolean> {
  if (toSeoulDate(now) >= course.start_dt) return false;
  const enrolments = createEnrollRepository(trx);
  const next = await enrolments.findFirstWaiting(course.edu_uid, since);
  if (next === undefined) return false;
  const until = await makeOffer(enrolments, { course, aplUid: next.apl_uid, since, now });
  await recordSystemMove(context, trx, { ...next, offer_exp: until }, 'OFFERED', now);
  return true;
}

/** Offers the free seats of a locked course to its waiting list, one after the other. */
export async function fillSeats(context: AppContext, trx: Trx, eduUid: string, now: Date): Promise<void> {
  const course = await createEnrollRepository(trx).lockCourse(eduUid, now);
  if (course === undefined) return;
  for (let seat = course.applied_cnt; seat < course.capacity; seat += 1) {
    if (!(await offerNext(context, trx, course, { since: now, now }))) return;
  }
}

/** Writes timeline, notification and mail after an automatic move. */
export async function recordSystemMove(
  context: AppContext,
  trx: Trx,
  row: EnrolmentRow,
  state: EnrollState,
  now: Date,
): Promise<void> {
  const { member_uid: memberUid, email, apl_uid: refUid } = row;
  if (memberUid === null || email === null) return;
  await addEntry(trx, { kind: 'EDU', refUid, memberUid, state, mover: 'SYSTEM', now });
  const told = toTold(context, { ...row, email }, state, undefined);
  await notifyMember(trx, { memberUid, kind: 'EDU_MOVE', now, ...told });
}

/**
 * Cancels for the attendee, or for the person in charge who enrolled the attendee.
 * @throws {ApiError} `4405` from another state, `4506` on the first day of the course and later
 */
export async function cancelEnrolment(context: AppContext, trx: Trx, found: EnrolmentRow, member: Principal) {
  const { now } = member;
  const enrolments = createEnrollRepository(trx);
  const { course, row } = await lockEnrolment(enrolments, found, now);
  const today = toSeoulDate(now);
  const mayStill = isCancellable(row.state, course.start_dt, today);
  if (!mayStill && today >= course.start_dt) throw new ApiError(errorCodes.cancellationClosed);
  await changeEnrolment(enrolments, row, enrollMoves.cancel, now);
  if (row.member_uid !== null) {
    const entry = { kind: 'EDU', refUid: row.apl_uid, memberUid: row.member_uid, state: 'CANCELLED' } as const;
    await addEntry(trx, { ...entry, mover: 'MEMBER', now });
  }
  await sendReceipt(context, trx, row, 'CANCELLED', now);
  if (seatStates.includes(row.state)) await offerNext(context, trx, course, { since: row.offer_since ?? now, now });
  return { state: 'CANCELLED' as const };
}

/** Records a completed course as safety training for the devices that it names. */
async function grantTraining(trx: Trx, { device_uids, end_dt }: Course, memberUid: string): Promise<void> {
  const records = createTrainings(trx);
  const training = { memberUid, completedDt: end_dt, validDt: toTrainingEnd(end_dt) };
  for (const eqUid of device_uids) await records.addTraining({ ...training, eqUid });
}

interface SeatOffer {
  readonly course: Course;
  readonly row: EnrolmentRow;
  readonly now: Date;
}

/** Offers a free seat to one of the waiting list, whichever turn it has. @returns end of the offer @throws {ApiError} `4405` */
async function offerSeat(enrolments: Enrolments, { course, row, now }: SeatOffer): Promise<Date> {
  const message =
    toSeoulDate(now) >= course.start_dt
      ? '교육이 시작되어 자리를 제안할 수 없습니다.'
      : course.applied_cnt >= course.capacity
        ? '남은 자리가 없습니다.'
        : undefined;
  if (message !== undefined) throw new ApiError(errorCodes.moveNotAllowed, { message });
  return makeOffer(enrolments, { course, aplUid: row.apl_uid, since: now, now });
}

export interface StaffEnrollMove {
  readonly to: EnrollState;
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly staff: Principal;
}

/** Applies a move by staff, with timeline, notification and mail for the member. @throws {ApiError} `4040`, `4405` */
export async function moveEnrolment(context: AppContext, trx: Trx, aplUid: string, move: StaffEnrollMove) {
  const { to, memo, rev, staff } = move;
  const { now } = staff;
  const enrolments = createEnrollRepository(trx);
  const found = await enrolments.find(aplUid);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const { course, row } = await lockEnrolment(enrolments, found, now);
  await requireRev(trx, { table: 'enroll', uid: aplUid, rev, now });
  const made = getMoveTo<EnrollState>(enrollMoves, to, 'STAFF' satisfies Mover);
  const offerEnd = to === 'OFFERED' ? await offerSeat(enrolments, { course, row, now }) : undefined;
  if (offerEnd === undefined) await changeEnrolment(enrolments, row, made, now);
  const { member_uid: memberUid, email } = row;
  const isMember = memberUid !== null && email !== null;
  const certNo = to === 'COMPLETED' && isMember ? await issueCertificate(trx, row, now) : null;
  if (to === 'COMPLETED' && isMember) await grantTraining(trx, course, memberUid);
  const hasBegun = to === 'APPROVED' && toSeoulDate(now) >= course.start_dt;
  const isUndone = to === 'APPROVED' && !hasBegun;
  const change = { before: row.state, state: to, memo, ...(isUndone && { delaySec: undoDelaySec }) };
  const ids = isMember
    ? await recordStaffMove(trx, {
        ...{ kind: 'EDU', refUid: aplUid, memberUid, ...change, staff },
        told: toTold(context, { ...row, email, ...(offerEnd && { offer_exp: offerEnd }) }, to, memo),
      })
    : undefined;
  if (to === 'REJECTED' && seatStates.includes(row.state)) {
    await offerNext(context, trx, course, { since: row.offer_since ?? now, now });
  }
  if (isUndone) {
    const before = { state: row.state };
    await rememberMove(trx, { queue: 'enrolments', refUid: aplUid, staff, before, told: ids });
  }
  if (hasBegun) await beginLearning(trx, row, now);
  return { state: hasBegun ? ('LEARNING' as const) : to, certNo };
}

/** Takes the approval of an enrolment back, which keeps its seat. @throws {ApiError} as {@link takeBack} */
export async function undoEnrolmentMove(trx: Trx, aplUid: string, staff: Principal): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  const found = await enrolments.find(aplUid);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  await lockEnrolment(enrolments, found, staff.now);
  await takeBack(trx, { queue: 'enrolments', refUid: aplUid, staff }, () =>
    makeMove({ from: ['APPROVED'], to: 'APPLIED', by: ['STAFF'] }, (states) =>
      enrolments.change(aplUid, states, staff.now),
    ),
  );
}
