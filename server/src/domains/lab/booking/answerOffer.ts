import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { Period } from '../equipment/rules.ts';
import { offerNext } from './offerFreed.ts';
import { createHoldRepository } from './repository.ts';
import {
  endBookedWaits,
  findOffer,
  findWaits,
  listWaitedFor,
  passOffers,
  removeWait,
  removeWaits,
} from './waitRepository.ts';

const offerGone = () => new ApiError(errorCodes.moveNotAllowed, { message: '먼저 예약할 수 있는 시간이 지났습니다.' });

/** Lets an offer pass to the next one. @throws {ApiError} `4040`, `4405` without a running offer */
export async function passOffer(
  context: AppContext,
  trx: Trx,
  waitUid: string,
  { memberUid, now }: Principal,
): Promise<void> {
  const found = await findOffer(trx, waitUid, memberUid, now);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const { eqUid } = found;
  await createHoldRepository(trx).lockEquipment(eqUid);
  const passed = await passOffers(trx, { eqUid, waitUid, now });
  if (!found.isRunning || passed.length === 0) throw offerGone();
  await offerNext(context, trx, passed, { eqUid, now });
}

/** Ends a wait; an offer goes to the next one. @throws {ApiError} `4040` */
export async function stopWaiting(
  context: AppContext,
  trx: Trx,
  waitUid: string,
  { memberUid, now }: Principal,
): Promise<void> {
  const found = await findOffer(trx, waitUid, memberUid, now);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  await createHoldRepository(trx).lockEquipment(found.eqUid);
  const removed = await removeWait(trx, waitUid, memberUid);
  if (removed !== undefined) await offerNext(context, trx, [removed], { ...removed, now });
}

/** Ends all waits of a leaving member; slots offered to this member go to the next ones. */
export async function leaveWaits(
  context: AppContext,
  trx: Trx,
  { memberUid, now }: Pick<Principal, 'memberUid' | 'now'>,
): Promise<void> {
  for (const eqUid of await listWaitedFor(trx, memberUid)) {
    await createHoldRepository(trx).lockEquipment(eqUid);
    await offerNext(context, trx, await removeWaits(trx, memberUid, eqUid), { eqUid, now });
  }
}

/** Ends the member's waits for a booked time; what is left of an offer goes to the next one. */
export async function endWaitsFor(
  context: AppContext,
  trx: Trx,
  booked: Period & { readonly eqUid: string },
  { memberUid, now }: Principal,
): Promise<void> {
  const { eqUid } = booked;
  // Without waits there is no reason to lock the equipment.
  if ((await findWaits(trx, memberUid, eqUid, toSeoulDate(booked.from))).length === 0) return;
  await createHoldRepository(trx).lockEquipment(eqUid);
  const ended = await endBookedWaits(trx, { ...booked, memberUid, now });
  await offerNext(context, trx, ended, { eqUid, now });
}

/** Ends the offers of equipment whose time is over; the next ones get them. */
export async function endOffers(context: AppContext, trx: Trx, eqUid: string, now: Date): Promise<void> {
  await createHoldRepository(trx).lockEquipment(eqUid);
  await offerNext(context, trx, await passOffers(trx, { eqUid, now }), { eqUid, now });
}
