import { errorCodes } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { seoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { getDevice } from '../equipment/device.ts';
import type { Period } from '../equipment/rules.ts';
import { getBooking } from './findBooking.ts';
import { notifyMove } from './moveBooking.ts';
import { moveSlot, type SlotMove } from './moveSlot.ts';
import { offerFreed, offerLeft } from './offerFreed.ts';
import { type BookingRow, createHoldRepository } from './repository.ts';
import { withdrawOffers } from './waitRepository.ts';

export interface Closure {
  readonly eqUid: string;
  readonly startDate: string;
  readonly start: string;
  readonly endDate: string;
  readonly end: string;
  readonly reason: string;
  /** One for each affected booking: a new time, or null to end it. Undefined ends all. */
  readonly decisions?: readonly Decision[] | undefined;
}

interface Decision {
  readonly rsvUid: string;
  /** Version that the preview showed. */
  readonly rev: number;
  readonly to: Pick<SlotMove, 'date' | 'end' | 'start'> | null;
}

const inRange = (eqUid: string, { from, to }: Period) =>
  sql<boolean>`eq_uid = ${eqUid} and during && tstzrange(${from}, ${to})`;

/** @throws {ApiError} `4000` for a period that ends before it begins */
export function toPeriod(closure: Pick<Closure, 'end' | 'endDate' | 'start' | 'startDate'>): Period {
  const from = seoulInstant(closure.startDate, closure.start);
  const to = seoulInstant(closure.endDate, closure.end);
  if (from >= to) throw fieldError('endDate', '종료 일시는 시작 일시 이후여야 합니다.');
  return { from, to };
}

/** Lists the bookings that a closure would end, the earliest first. */
export async function listAffected(db: Kysely<Database>, eqUid: string, period: Period): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('equipment_rsv')
    .select('rsv_uid')
    .where(inRange(eqUid, period))
    .where('state', 'in', ['REQUESTED', 'APPROVED', 'CANCEL_REQUESTED'])
    .where('rsv_no', 'is not', null)
    .where('member_uid', 'is not', null)
    .orderBy(sql`lower(during)`)
    .execute();
  return Promise.all(rows.map(({ rsv_uid }) => getBooking(db, rsv_uid)));
}

/** Names the booking in the refusal of its move, because a closure moves several. */
function namedRefusal(error: unknown, rsvNo: string | undefined): unknown {
  if (!(error instanceof ApiError)) return error;
  const { fieldErrors } = (error.data ?? {}) as { fieldErrors?: readonly { message: string }[] };
  const text = fieldErrors?.[0]?.message ?? error.message;
  return new ApiError(error.code, { message: `${rsvNo}: ${text}`, cause: error });
}

/** Moves the bookings that have a new time. @throws {ApiError} `4405` for bookings other than those of the preview */
async function moveBookings(
  context: AppContext,
  trx: Trx,
  { eqUid, decisions, reason }: Closure,
  period: Period,
  staff: Principal,
): Promise<number> {
  if (decisions === undefined) return 0;
  const affected = await listAffected(trx, eqUid, period);
  const seen = new Map(decisions.map(({ rsvUid, rev }) => [rsvUid, rev]));
  if (seen.size !== affected.length || affected.some((row) => seen.get(row.rsv_uid) !== row.rev)) {
    const message = '그사이 이 시간의 예약이 바뀌었습니다. 바뀐 예약을 확인해 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  const moves = decisions.filter(({ to }) => to !== null);
  for (const { rsvUid, rev, to } of moves) {
    if (to === null) continue;
    const move = { ...to, rev, memo: `장비 점검 (${reason})` };
    await moveSlot(context, trx, rsvUid, move, staff).catch((error: unknown) => {
      throw namedRefusal(error, affected.find((row) => row.rsv_uid === rsvUid)?.rsv_no);
    });
  }
  return moves.length;
}

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
 * Closes equipment for a period. Moves or ends the bookings within it, and notifies their members with the reason.
 * @throws {ApiError} `4040`, `4000` for a period that ends before it begins, `4405` while the equipment is in use
 *   or for bookings that were not previewed, and as {@link moveSlot}
 */
export async function addClosure(context: AppContext, trx: Trx, closure: Closure, staff: Principal) {
  const { eqUid, reason } = closure;
  const { now } = staff;
  await getDevice(trx, eqUid, 'ALL');
  const period = toPeriod(closure);
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
  const movedCnt = await moveBookings(context, trx, closure, period, staff);
  await withdrawOffers(trx, { eqUid, ...period });
  const { holds, bookings } = await endBookings(trx, eqUid, period, now);
  // The part of a hold outside the closure becomes free.
  for (const freed of holds) await offerLeft(context, trx, { eqUid, ...freed, now });
  for (const { rsv_uid, state } of bookings) {
    const memo = `점검으로 장비를 이용할 수 없습니다. (${reason})`;
    await notifyMove(context, trx, await getBooking(trx, rsv_uid), { to: state, memo, staff });
  }
  const detail = { eqUid, from: period.from.toISOString(), to: period.to.toISOString() };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.close', targetUid: closureUid, detail });
  return { closureUid, cancelledCnt: bookings.length, movedCnt };
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
  await offerFreed(context, trx, { eqUid, from, to, now: staff.now });
  const detail = { eqUid };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.open', targetUid: id, detail });
}
