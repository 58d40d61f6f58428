import { errorCodes } from '@haesol/contracts/common';
import { bookingLimits } from '@haesol/contracts/lab';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { toDayReason } from '../equipment/dayReasons.ts';
import type { Device } from '../equipment/device.ts';
import { readHolidays, readOccupations, readWindow } from '../equipment/occupation.ts';
import { toDay, toDayState } from '../equipment/rules.ts';
import { countWeekSlots } from './quota.ts';
import { type Booker, requireMayTake } from './refusal.ts';
import { countSlots } from './rules.ts';

export interface WantedSlots {
  readonly eqUid: string;
  readonly date: string;
  /** `HH:mm` */
  readonly start: string;
  readonly end: string;
  /** The member's own booking to be changed. */
  readonly rsvUid?: string | undefined;
}

const tooMany = (message: string) => new ApiError(errorCodes.reservationTooLong, { message });

/** @throws {ApiError} `4000` for times that are not slots, `4502` for too many in a row */
export function requireSlots(device: Device, { start, end }: Pick<WantedSlots, 'start' | 'end'>): number {
  const count = countSlots(device, start, end);
  if (count === undefined) throw fieldError('start', '이용 시간을 다시 선택해 주세요.');
  if (count > device.maxSlots) throw tooMany(`한 번에 ${device.maxSlots}칸까지 이어서 예약할 수 있습니다.`);
  return count;
}

/** @throws {ApiError} `4505` for a day outside the booking window, without service, or under maintenance */
export async function requireOpenDay(
  db: Kysely<Database>,
  device: Device,
  { date }: Pick<WantedSlots, 'date'>,
  now: Date,
): Promise<void> {
  const days = { from: date, to: date };
  const holidays = await readHolidays(db, date, date);
  const occupation = await readOccupations(db, [device.eqUid], days, { memberUid: null }, now);
  const day = toDay(date, device.grid, { ...occupation, now }, holidays);
  const state = toDayState(day, await readWindow(db, device, now));
  if (state === 'FREE' || state === 'FEW' || state === 'FULL') return;
  const message = toDayReason(state, device, { holidayNm: holidays.get(date), blocked: occupation.blocked });
  throw new ApiError(errorCodes.dateUnavailable, message === null ? {} : { message });
}

/** @throws {ApiError} `4502` above the weekly limit of slots per member */
async function requireQuota(
  db: Kysely<Database>,
  { date, rsvUid }: WantedSlots,
  memberUid: string,
  count: number,
): Promise<void> {
  const left = bookingLimits.weekSlots - (await countWeekSlots(db, memberUid, date, rsvUid));
  if (count <= left) return;
  throw tooMany(
    `한 주(월~일)에 ${bookingLimits.weekSlots}칸까지 예약할 수 있습니다. 그 주에는 ${Math.max(0, left)}칸 남았습니다.`,
  );
}

/**
 * Refuses a member who may not book these slots, whether or not they are free. @returns their number
 * @throws {ApiError} as {@link requireMayTake}, {@link requireSlots}; `4502` above the weekly limit
 */
export async function requireMayHold(
  db: Kysely<Database>,
  device: Device,
  wanted: WantedSlots,
  member: Booker,
): Promise<number> {
  await requireMayTake(db, member, device, wanted);
  const count = requireSlots(device, wanted);
  await requireQuota(db, wanted, member.memberUid, count);
  return count;
}

/** Returns true for a member who may book these slots, on a day that can be booked. */
export async function mayHold(
  db: Kysely<Database>,
  device: Device,
  wanted: WantedSlots,
  member: Booker,
): Promise<boolean> {
  try {
    await requireMayHold(db, device, wanted, member);
    await requireOpenDay(db, device, wanted, member.now);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
