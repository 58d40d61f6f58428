import { addWorkingDays } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import type { BlockedPeriod, BookingWindow, Holidays, TakenPeriod } from './rules.ts';

/** Requester of free slots. */
export interface Requester {
  /** Null for visitors. A member's own hold does not occupy slots for that member. */
  readonly memberUid: string | null;
  /** The member's own booking to be changed, which does not occupy slots. */
  readonly changeOf?: string | undefined;
}

export const visitor: Requester = { memberUid: null };

interface OfEquipment {
  readonly eqUid: string;
}

export interface Occupations {
  readonly taken: readonly (TakenPeriod & OfEquipment)[];
  readonly blocked: readonly (BlockedPeriod & OfEquipment)[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const bounds = [sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')] as const;

/** Reads live bookings, active holds, offers to other members and maintenance of these days (both included). */
export async function readOccupations(
  db: Db,
  eqUids: readonly string[],
  days: { readonly from: string; readonly to: string },
  { memberUid, changeOf = '' }: Requester,
  now: Date,
): Promise<Occupations> {
  const during = sql`tstzrange(${seoulInstant(days.from)}, ${seoulInstant(addDays(days.to, 1))})`;
  const isMine = sql<boolean>`coalesce(member_uid = ${memberUid}::uuid, false)`;
  const changed = uuid.test(changeOf) ? changeOf : null;
  const taken = await db
    .selectFrom('equipment_rsv')
    .select(['eq_uid as eqUid', ...bounds, isMine.as('isMine'), sql<boolean>`state = 'HOLD'`.as('isHold')])
    .where(sql<boolean>`eq_uid = any(${eqUids}::text[]) and busy && ${during}`)
    .where('state', 'in', ['HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED'])
    .where(sql<boolean>`(state <> 'HOLD' or (hold_exp > ${now} and not ${isMine}))`)
    .where(sql<boolean>`not (${isMine} and rsv_uid is not distinct from ${changed}::uuid)`)
    .execute();
  const offered = await db
    .selectFrom('equipment_waitlist')
    .select(['eq_uid as eqUid', ...bounds, isMine.as('isMine'), sql<boolean>`true`.as('isHold')])
    .where(sql<boolean>`eq_uid = any(${eqUids}::text[]) and during && ${during}`)
    .where('offer_exp', '>', now)
    .where(sql<boolean>`not ${isMine}`)
    .execute();
  const blocked = await db
    .selectFrom('equipment_block')
    .select(['eq_uid as eqUid', ...bounds, 'reason'])
    .where(sql<boolean>`eq_uid = any(${eqUids}::text[]) and during && ${during}`)
    .execute();
  return { taken: [...taken, ...offered], blocked };
}

/** @param to included */
export async function readHolidays(db: Db, from: string, to: string): Promise<Holidays> {
  const rows = await db
    .selectFrom('holiday')
    .select(['day', 'name'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Map(rows.map(({ day, name }) => [day, name]));
}

/** Longest run of days without a working day that a booking window may have to skip. */
const spareDays = 30;

/** Returns the days that are bookable now. */
export async function readWindow(
  db: Db,
  { leadDays, horizonDays }: { readonly leadDays: number; readonly horizonDays: number },
  now: Date,
): Promise<BookingWindow> {
  const today = toSeoulDate(now);
  const holidays = await readHolidays(db, today, addDays(today, leadDays * 2 + spareDays));
  return { firstDate: addWorkingDays(today, leadDays, holidays), lastDate: addDays(today, horizonDays) };
}
