import { errorCodes } from '@haesol/contracts/common';
import { classMay } from '@haesol/contracts/identity';
import { type BookingSettlement, bookingLimits, priceClassOf } from '@haesol/contracts/lab';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toDayReason } from '../equipment/dayReasons.ts';
import { type Device, toAmount } from '../equipment/device.ts';
import { readHolidays, readOccupations, readWindow } from '../equipment/occupation.ts';
import { listSlots, toDay, toDayState } from '../equipment/rules.ts';
import { offerLeft } from './offerFreed.ts';
import { countWeekSlots } from './quota.ts';
import { requireMayBook, requireMayTake } from './refusal.ts';
import { createHoldRepository } from './repository.ts';
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

/**
 * Cheap check without locks: when many want the same slot at the same time, late requests are refused without waiting.
 * @throws {ApiError} `4501` for occupied slots, `4505` for maintenance
 */
export async function requireFreeSlots(
  db: Kysely<Database>,
  device: Device,
  { date, start, end, rsvUid }: WantedSlots,
  { memberUid, now }: Pick<Principal, 'memberUid' | 'now'>,
): Promise<void> {
  const requester = { memberUid, changeOf: rsvUid };
  const occupation = await readOccupations(db, [device.eqUid], { from: date, to: date }, requester, now);
  const wanted = { from: seoulInstant(date, start), to: seoulInstant(date, end) };
  const slots = listSlots(date, device.grid, { ...occupation, now }).filter(
    ({ from, to }) => from >= wanted.from && to <= wanted.to,
  );
  const maintenance = slots.find(({ state }) => state === 'MAINT');
  if (maintenance !== undefined) {
    const message = `점검 중인 시간입니다. (${maintenance.reason ?? '정기점검'})`;
    throw new ApiError(errorCodes.dateUnavailable, { message });
  }
  // Past slots are ignored here, because their day is refused anyway.
  const taken = slots.filter(({ state }) => state !== 'FREE' && state !== 'PAST');
  if (taken.length === 0) return;
  const isBuffer = taken.every(({ state }) => state === 'BUFFER');
  throw new ApiError(errorCodes.slotTaken, isBuffer ? { message: '앞뒤 예약의 준비시간이라 예약할 수 없습니다.' } : {});
}

/** @throws {ApiError} `4502` above the weekly limit of slots per member */
async function requireQuota(trx: Trx, { date, rsvUid }: WantedSlots, memberUid: string, count: number): Promise<void> {
  const left = bookingLimits.weekSlots - (await countWeekSlots(trx, memberUid, date, rsvUid));
  if (count <= left) return;
  throw tooMany(
    `한 주(월~일)에 ${bookingLimits.weekSlots}칸까지 예약할 수 있습니다. 그 주에는 ${Math.max(0, left)}칸 남았습니다.`,
  );
}

const usualSettlement = (memberClass: Principal['memberClass']): BookingSettlement =>
  classMay('researchAccount', memberClass) ? 'RESEARCH' : 'TRANSFER';

/** Returns the expiry of a hold. */
export const toExpiry = (holdExp: Date, now: Date) => ({
  expireDt: toSeoulInstant(holdExp),
  leftSec: Math.max(0, Math.floor((holdExp.getTime() - now.getTime()) / 1000)),
});

/** Checks the request for a hold without locks. @throws {ApiError} as {@link holdSlots} */
export async function checkHold(db: Db, device: Device, wanted: WantedSlots, member: Principal): Promise<void> {
  requireSlots(device, wanted);
  // First the check that refuses most when many want the same slot at the same time.
  await requireFreeSlots(db, device, wanted, member);
  await requireMayBook(db, member, device, wanted.date);
  await requireOpenDay(db, device, wanted, member.now);
}

/**
 * Holds slots for a member and ends the member's earlier hold. Locks the member's row for the quota and the equipment's for
 * maintenance; overlaps are prevented by the constraint of the table only.
 * @param device already checked by {@link checkHold}
 * @throws {ApiError} `4501` occupied, `4502` too many, `4503` without training, `4504` suspended, `4505` not bookable
 */
export async function holdSlots(
  context: Pick<AppContext, 'mails'>,
  trx: Trx,
  { device, wanted, member }: { readonly device: Device; readonly wanted: WantedSlots; readonly member: Principal },
) {
  const { memberUid, memberClass, now } = member;
  const { eqUid, date, start, end, rsvUid: changeOf } = wanted;
  const holds = createHoldRepository(trx);
  await holds.lockMember(memberUid);
  await requireMayTake(trx, member, device, wanted);
  const count = requireSlots(device, wanted);
  await requireQuota(trx, wanted, memberUid, count);
  const settleCd = (await holds.findLastSettlement(memberUid)) ?? usualSettlement(memberClass);
  const amount = toAmount(device, memberClass, count * device.grid.slotMin);
  await holds.lockEquipment(eqUid);
  const ended = await holds.endHolds(eqUid, memberUid, now);
  await requireFreeSlots(trx, device, wanted, member);
  const period = { from: seoulInstant(date, start), to: seoulInstant(date, end) };
  const hold = await holds.addHold({
    eqUid,
    memberUid,
    ...period,
    amount,
    priceClass: priceClassOf(memberClass),
    changeOf,
    now,
  });
  for (const freed of ended) await offerLeft(context, trx, { ...freed, now });
  return { holdId: hold.rsv_uid, ...toExpiry(hold.hold_exp, now), amount, settleCd };
}
