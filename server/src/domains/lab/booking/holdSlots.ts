import { errorCodes } from '@haesol/contracts/common';
import { classMay } from '@haesol/contracts/identity';
import { type BookingSettlement, priceClassOf } from '@haesol/contracts/lab';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Database, Db, Trx } from '../../../db/schema.ts';
import { seoulInstant, toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { type Device, toAmount } from '../equipment/device.ts';
import { readOccupations } from '../equipment/occupation.ts';
import { listSlots } from '../equipment/rules.ts';
import { offerLeft } from './offerFreed.ts';
import { requireMayBook } from './refusal.ts';
import { createHoldRepository } from './repository.ts';
import { requireMayHold, requireOpenDay, requireSlots, type WantedSlots } from './requireMayHold.ts';

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
  const count = await requireMayHold(trx, device, wanted, member);
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
