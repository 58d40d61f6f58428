import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { seoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { getDevice } from '../equipment/device.ts';
import type { Period } from '../equipment/rules.ts';
import { getBooking } from './findBooking.ts';
import { notifyMove } from './moveBooking.ts';
import { notifyWaiting } from './notifyWaiting.ts';
import { createHoldRepository } from './repository.ts';

export interface Closure {
  readonly eqUid: string;
  readonly startDate: string;
  readonly start: string;
  readonly endDate: string;
  readonly end: string;
  readonly reason: string;
}

const inRange = (eqUid: string, { from, to }: Period) =>
  sql<boolean>`eq_uid = ${eqUid} and during && tstzrange(${from}, ${to})`;

/** Ends bookings within a period: rejects requests, cancels bookings, expires holds. @returns the ended holds and bookings */
async function endBookings(trx: Trx, eqUid: string, period: Period, now: Date) {
  const holds = await trx
    .updateTable('equipment_rsv')
    .set({ state: 'EXPIRED', updated_at: now })
    .where(inRange(eqUid, period))
    .where('state', '=', 'HOLD')
    .returning([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .execute();
  const bookings = await trx
    .updateTable('equipment_rsv')
    .set({
      state: sql<'REJECTED' | 'CANCELLED'>`case state when 'REQUESTED' then 'REJECTED' else 'CANCELLED' end`,
      updated_at: now,
    })
    .where(inRange(eqUid, period))
    .where('state', 'in', ['REQUESTED', 'APPROVED', 'CANCEL_REQUESTED'])
    .where('member_uid', 'is not', null)
    .returning(['rsv_uid', 'state'])
    .$narrowType<{ state: 'REJECTED' | 'CANCELLED' }>()
    .execute();
  return { holds, bookings };
}

/**
 * Closes equipment for a period. Ends the bookings within it, and notifies their members with the reason.
 * @throws {ApiError} `4040`, `4000` for a period that ends before it begins, `4405` while the equipment is in use
 */
export async function addClosure(context: AppContext, trx: Trx, closure: Closure, staff: Principal) {
  const { eqUid, reason } = closure;
  const { now } = staff;
  await getDevice(trx, eqUid);
  const period = {
    from: seoulInstant(closure.startDate, closure.start),
    to: seoulInstant(closure.endDate, closure.end),
  };
  if (period.from >= period.to) throw fieldError('endDate', '종료 일시는 시작 일시 이후여야 합니다.');
  await createHoldRepository(trx).lockEquipment(eqUid);
  const inUse = await trx
    .selectFrom('equipment_rsv')
    .select('rsv_uid')
    .where(inRange(eqUid, period))
    .where('state', '=', 'IN_USE')
    .limit(1)
    .executeTakeFirst();
  if (inUse !== undefined) throw new ApiError(errorCodes.moveNotAllowed);
  const { block_uid: closureUid } = await trx
    .insertInto('equipment_block')
    .values({ eq_uid: eqUid, during: sql<string>`tstzrange(${period.from}, ${period.to})`, reason })
    .returning('block_uid')
    .executeTakeFirstOrThrow();
  const { holds, bookings } = await endBookings(trx, eqUid, period, now);
  // The part of a hold outside the closure becomes free.
  for (const freed of holds) await notifyWaiting(context, trx, { eqUid, ...freed, now });
  for (const { rsv_uid, state } of bookings) {
    const memo = `점검으로 장비를 이용할 수 없습니다. (${reason})`;
    await notifyMove(context, trx, await getBooking(trx, rsv_uid), { to: state, memo, staff });
  }
  const detail = { eqUid, from: period.from.toISOString(), to: period.to.toISOString() };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.close', targetUid: closureUid, detail });
  return { closureUid, cancelledCnt: bookings.length };
}

/** Removes a closure and notifies members who wait for the time. @throws {ApiError} `4040` */
export async function removeClosure(
  context: Pick<AppContext, 'mails'>,
  trx: Trx,
  closureUid: string,
  staff: Principal,
): Promise<void> {
  const id = /^\d{1,18}$/.test(closureUid) ? closureUid : '0';
  const removed = await trx
    .deleteFrom('equipment_block')
    .where('block_uid', '=', id)
    .returning(['eq_uid', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .executeTakeFirst();
  if (removed === undefined) throw new ApiError(errorCodes.notFound);
  const { eq_uid: eqUid, from, to } = removed;
  await notifyWaiting(context, trx, { eqUid, from, to, now: staff.now });
  const detail = { eqUid };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.open', targetUid: id, detail });
}
