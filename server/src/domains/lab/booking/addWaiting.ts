import { errorCodes } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import { seoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireConfirmedClass } from '../../common/members/requireConfirmedClass.ts';
import type { Device } from '../equipment/device.ts';
import { requireFreeSlots } from './holdSlots.ts';
import { createHoldRepository } from './repository.ts';
import { requireOpenDay, requireSlots, type WantedSlots } from './requireMayHold.ts';
import { addWait, countWaits } from './waitRepository.ts';

/** Limit of concurrent waits per member. */
const maxWaits = 10;

async function isFree(...args: Parameters<typeof requireFreeSlots>): Promise<boolean> {
  try {
    await requireFreeSlots(...args);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === errorCodes.slotTaken) return false;
    throw error;
  }
}

/**
 * Adds the member to the waiting list of slots. @throws {ApiError} `4000` for free slots, `4030`, `4502`, `4505` as for a hold
 */
export async function addWaiting(trx: Trx, device: Device, wanted: WantedSlots, member: Principal) {
  const { memberUid, now } = member;
  requireConfirmedClass('book', member);
  requireSlots(device, wanted);
  const period = {
    from: seoulInstant(wanted.date, wanted.start),
    to: seoulInstant(wanted.date, wanted.end),
  };
  if (period.from <= now) throw new ApiError(errorCodes.dateUnavailable);
  await requireOpenDay(trx, device, wanted, now);
  if (await isFree(trx, device, wanted, member)) throw fieldError('start', '지금 예약할 수 있는 시간입니다.');
  await createHoldRepository(trx).lockMember(memberUid);
  if ((await countWaits(trx, memberUid, now)) >= maxWaits) {
    const message = `빈자리 알림은 ${maxWaits}개까지 신청할 수 있습니다.`;
    throw new ApiError(errorCodes.reservationTooLong, { message });
  }
  return addWait(trx, { ...period, memberUid, eqUid: device.eqUid, now });
}
