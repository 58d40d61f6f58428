import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { earnPoints } from '../point/earnPoints.ts';

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
    .where(
      sql<boolean>`exists (select 1 from member_pass p where p.rsvt_uid = ${rsvtUid} and p.activated_at is not null)
        and not exists (select 1 from member_pass p where p.rsvt_uid = ${rsvtUid} and p.activated_at is null
          and p.state in ('PAID', 'REFUND_ASK'))`,
    )
    .returning('member_uid')
    .executeTakeFirst();
  if (used === undefined) return 0;
  const step = { kind: 'TRAVEL', refUid: rsvtUid, memberUid: used.member_uid, state: 'USED', mover: 'SYSTEM' } as const;
  await addEntry(trx, { ...step, now });
  return earnPoints(trx, rsvtUid, now);
}
