import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { changeEnrolment, lockEnrolment, offerNext, recordSystemMove } from './moveEnrolment.ts';
import { sendReceipt } from './notifyAttendee.ts';
import { createEnrollRepository, type EnrolmentRow } from './repository.ts';
import { enrollMoves } from './rules.ts';

const offerGone = () => new ApiError(errorCodes.moveNotAllowed, { message: '자리를 받을 수 있는 시간이 지났습니다.' });

type Locked = Awaited<ReturnType<typeof lockEnrolment>>;

/** Takes the offered seat, or a free one that all others let pass. */
async function acceptSeat(context: AppContext, trx: Trx, { course, row }: Locked, now: Date): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  const isOffered = row.state === 'OFFERED' && row.offer_exp !== null && row.offer_exp > now;
  const isFree = row.state === 'WAITLIST' && course.applied_cnt < course.capacity;
  if (toSeoulDate(now) >= course.start_dt || !(isOffered || isFree)) throw offerGone();
  await changeEnrolment(enrolments, row, enrollMoves.accept, now);
  if (isFree) await enrolments.count(row.edu_uid, { seats: 1 });
  if (row.member_uid === null) return;
  const entry = { kind: 'EDU', refUid: row.apl_uid, memberUid: row.member_uid, state: 'APPLIED' } as const;
  await addEntry(trx, { ...entry, mover: 'MEMBER', now });
  await sendReceipt(context, trx, row, 'APPLIED', now);
}

/** Moves a member who lets a seat pass behind the others, and offers it to the next one. */
async function passSeat(
  context: AppContext,
  trx: Trx,
  { course, row }: Locked,
  by: 'MEMBER' | 'SYSTEM',
  now: Date,
): Promise<void> {
  const enrolments = createEnrollRepository(trx);
  const since = row.offer_since ?? now;
  await changeEnrolment(enrolments, row, enrollMoves.pass, now);
  await enrolments.moveBehind(row.apl_uid, now);
  if (by === 'SYSTEM') await recordSystemMove(context, trx, row, 'WAITLIST', now);
  else if (row.member_uid !== null) {
    const entry = { kind: 'EDU', refUid: row.apl_uid, memberUid: row.member_uid, state: 'WAITLIST' } as const;
    await addEntry(trx, { ...entry, mover: by, now });
  }
  await offerNext(context, trx, course, { since, now });
}

/** Answers the offer of a seat. @throws {ApiError} `4405` without an offer or a free seat, and after the time of the offer */
export async function answerOffer(
  context: AppContext,
  trx: Trx,
  found: EnrolmentRow,
  { answer, member: { now } }: { readonly answer: 'ACCEPT' | 'PASS'; readonly member: Principal },
) {
  const locked = await lockEnrolment(createEnrollRepository(trx), found, now);
  if (answer === 'ACCEPT') {
    await acceptSeat(context, trx, locked, now);
    return { state: 'APPLIED' as const };
  }
  await passSeat(context, trx, locked, 'MEMBER', now);
  return { state: 'WAITLIST' as const };
}

/** Ends an offer whose time is over. From the first day of the course on, the waiting list is closed instead. */
export async function endOffer(context: AppContext, trx: Trx, found: EnrolmentRow, now: Date): Promise<void> {
  const locked = await lockEnrolment(createEnrollRepository(trx), found, now);
  const { course, row } = locked;
  // Checks again, because the member may have answered in between.
  if (row.offer_exp === null || row.offer_exp > now || toSeoulDate(now) >= course.start_dt) return;
  await passSeat(context, trx, locked, 'SYSTEM', now);
}
