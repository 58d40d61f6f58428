import { errorCodes } from '@haesol/contracts/common';
import { bookingLimits } from '@haesol/contracts/lab';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireConfirmedClass } from '../../common/members/requireConfirmedClass.ts';
import type { Device } from '../equipment/device.ts';
import { toDayText } from './bookingText.ts';
import { getOwnBooking } from './findBooking.ts';
import { bookingMoves, isFree } from './rules.ts';

/** `count` no-shows within `withinDays` suspend a member for `suspendedDays` after the last one. */
const noShowRule = { count: 3, withinDays: 90, suspendedDays: 30 } as const;

/** SQL: time of the last no-show that suspends a member now; null without one. Lifted penalties do not count. */
export const suspendedSince = (memberUid: RawBuilder<unknown>, now: Date): RawBuilder<Date | null> => sql`(
    select max(s.created_at) from penalty s
    where s.member_uid = ${memberUid} and s.lifted_at is null
      and s.created_at >= ${seoulInstant(addDays(toSeoulDate(now), -noShowRule.suspendedDays))}
      and (select count(*) from penalty q where q.member_uid = s.member_uid and q.lifted_at is null
        and q.created_at <= s.created_at
        and q.created_at > s.created_at - ${noShowRule.withinDays} * interval '1 day') >= ${noShowRule.count})`;

/** Returns the last day of a suspension in Seoul. @param since as in {@link suspendedSince} */
export const toSuspensionEnd = (since: Date): string => addDays(toSeoulDate(since), noShowRule.suspendedDays);

/** Returns the last day of a member's suspension in Seoul, or undefined. */
export async function findSuspension(db: Kysely<Database>, memberUid: string, now: Date): Promise<string | undefined> {
  const { since } = await db
    .selectNoFrom(suspendedSince(sql`${memberUid}::uuid`, now).as('since'))
    .executeTakeFirstOrThrow();
  return since === null ? undefined : toSuspensionEnd(since);
}

export interface Training {
  readonly completedDt: string;
  /** Last day of validity. */
  readonly validDt: string;
}

export async function findTraining(
  db: Kysely<Database>,
  memberUid: string,
  eqUid: string,
): Promise<Training | undefined> {
  return db
    .selectFrom('equipment_training')
    .select(['completed_on as completedDt', 'valid_until as validDt'])
    .where('member_uid', '=', memberUid)
    .where('eq_uid', '=', eqUid)
    .executeTakeFirst();
}

/** Member whose right to book is checked. */
export type Booker = Pick<Principal, 'memberUid' | 'memberClass' | 'state' | 'now'>;

/**
 * Refuses a member who may not book this equipment at any time.
 * @param date of use, on which the safety training must still be valid
 * @throws {ApiError} `4030`, `4503`, `4504`
 */
export async function requireMayBook(
  db: Kysely<Database>,
  member: Booker,
  { eqUid, needsTraining }: Pick<Device, 'eqUid' | 'needsTraining'>,
  date: string,
): Promise<void> {
  requireConfirmedClass('book', member);
  const until = await findSuspension(db, member.memberUid, member.now);
  if (until !== undefined) throw new ApiError(errorCodes.bookingSuspended, { params: { date: toDayText(until) } });
  if (!needsTraining) return;
  const training = await findTraining(db, member.memberUid, eqUid);
  if (training === undefined || training.validDt < date) throw new ApiError(errorCodes.safetyTrainingRequired);
}

/** Day of the wanted slots, and the member's own booking that they replace. */
export interface WantedDay {
  readonly date: string;
  readonly rsvUid?: string | undefined;
}

export const tooLateToChange = () =>
  new ApiError(errorCodes.cancellationClosed, {
    message: `이용 시작 ${bookingLimits.freeCancelHours}시간 전까지 변경할 수 있습니다.`,
  });

/** @throws {ApiError} `4040` for a booking of others or of other equipment, `4405` and `4506` for an unchangeable one */
async function requireChangeable(
  db: Kysely<Database>,
  member: Booker,
  { eqUid }: Pick<Device, 'eqUid'>,
  rsvUid: string,
): Promise<void> {
  const booking = await getOwnBooking(db, rsvUid, member);
  if (booking.eq_uid !== eqUid) throw new ApiError(errorCodes.notFound);
  if (!bookingMoves.change.from.some((state) => state === booking.state)) {
    throw new ApiError(errorCodes.moveNotAllowed);
  }
  if (!isFree(booking, member.now)) throw tooLateToChange();
}

/**
 * Refuses a member who may not book any slot of this day.
 * @throws {ApiError} as {@link requireMayBook}; `4040`, `4405` and `4506` for a booking that cannot be moved
 */
export async function requireMayTake(
  db: Kysely<Database>,
  member: Booker,
  device: Pick<Device, 'eqUid' | 'needsTraining'>,
  { date, rsvUid }: WantedDay,
): Promise<void> {
  await requireMayBook(db, member, device, date);
  if (rsvUid !== undefined) await requireChangeable(db, member, device, rsvUid);
}

/** Returns the refusal of {@link requireMayTake} as data, for pages that show it in advance. */
export async function findRefusal(
  ...args: Parameters<typeof requireMayTake>
): Promise<{ readonly code: string; readonly message: string } | null> {
  try {
    await requireMayTake(...args);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, message: error.message };
    throw error;
  }
}
