import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { findDevice } from '../equipment/device.ts';
import { mayTakeOffer, offerFreed } from './offerFreed.ts';
import { createHoldRepository } from './repository.ts';
import { withdrawOffers } from './waitRepository.ts';

/** Lists a member's running offers, in one order, because the equipment of each is locked. */
const listRunningOffers = (trx: Trx, memberUid: string, now: Date) =>
  trx
    .selectFrom('equipment_waitlist as w')
    .innerJoin('member as m', 'm.member_uid', 'w.member_uid')
    .select(['w.wait_uid', 'w.eq_uid', 'w.member_uid', 'w.offer_since', 'm.class_cd', 'm.state'])
    .select([sql<Date>`lower(w.during)`.as('from'), sql<Date>`upper(w.during)`.as('to')])
    .where('w.member_uid', '=', memberUid)
    .where('w.offer_exp', '>', now)
    .orderBy('w.eq_uid')
    .orderBy('w.wait_uid')
    .execute();

/**
 * Passes on the offers that a member may no longer book after another booking or a penalty; the waits keep their place.
 * Call it after the change, in its transaction.
 */
export async function passUnusableOffers(
  context: Pick<AppContext, 'mails'>,
  trx: Trx,
  { memberUid, now }: { readonly memberUid: string; readonly now: Date },
): Promise<void> {
  for (const { eq_uid: eqUid, wait_uid: waitUid } of await listRunningOffers(trx, memberUid, now)) {
    await createHoldRepository(trx).lockEquipment(eqUid);
    // Read again after the lock: the offer may have gone to the next member meanwhile.
    const offer = (await listRunningOffers(trx, memberUid, now)).find(({ wait_uid }) => wait_uid === waitUid);
    if (offer === undefined) continue;
    const { from, to, offer_since: since } = offer;
    const device = await findDevice(trx, eqUid);
    if (device === undefined || (await mayTakeOffer(trx, device, offer, now))) continue;
    await withdrawOffers(trx, { eqUid, from, to });
    await offerFreed(context, trx, { eqUid, from, to, since: since ?? now, now });
  }
}
