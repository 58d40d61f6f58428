import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { isHandedOver, isUsedPass } from '../codes/cards.ts';
import { earnPoints } from '../point/earnPoints.ts';

/** SQL condition: a purchase has a used pass, and no other pass that can still be used or is being refunded. */
const isFinished = (rsvtUid: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from member_pass p where p.rsvt_uid = ${rsvtUid} and ${isUsedPass('p')})
    and not exists (select 1 from member_pass p where p.rsvt_uid = ${rsvtUid} and p.activated_at is null
      and (p.state = 'REFUND_ASK' or p.state = 'PAID' and not ${isHandedOver('p')}))`;

/** Lists purchases that are not marked as used although a pass expired and nothing is left, in one order. */
export const listUnfinished = (trx: Trx) =>
  trx
    .selectFrom('reservation as r')
    .select('r.rsvt_uid')
    .where('r.stts_cd', '=', 'CONFIRMED')
    .where(sql<boolean>`exists (select 1 from member_pass p where p.rsvt_uid = r.rsvt_uid and p.state = 'EXPIRED')`)
    .where(isFinished(sql.ref('r.rsvt_uid')))
    .orderBy('r.rsvt_uid')
    .execute();

/**
 * Marks a purchase of passes as used once each of them was used, was refunded or has expired, and books the points of the used
 * ones: with the first use of the last pass, or with the refund or the end of the rest.
 * @returns the points
 */
export async function finishPurchase(trx: Trx, rsvtUid: string, now: Date): Promise<number> {
  const used = await trx
    .updateTable('reservation')
    .set({ stts_cd: 'USED', used_at: now })
    .where('rsvt_uid', '=', rsvtUid)
    .where('stts_cd', '=', 'CONFIRMED')
    .where(isFinished(sql`${rsvtUid}`))
    .returning('member_uid')
    .executeTakeFirst();
  if (used === undefined) return 0;
  const step = { kind: 'TRAVEL', refUid: rsvtUid, memberUid: used.member_uid, state: 'USED', mover: 'SYSTEM' } as const;
  await addEntry(trx, { ...step, now });
  return earnPoints(trx, rsvtUid, now);
}
