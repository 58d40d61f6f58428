import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { toSeoulInstant } from '../../seoulTime.ts';

/** What a member wrote to apply goes, with its files and their certificates; that they took part stays as a number. */
export async function eraseEnrolments(trx: Kysely<Database>, memberUid: string, now: Date): Promise<void> {
  const own = trx.selectFrom('enroll').where('member_uid', '=', memberUid);
  await trx.deleteFrom('edu_certificate').where('apl_uid', 'in', own.select('apl_uid')).execute();
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', '=', 'ENROLL')
    .where((eb) =>
      eb.or([
        eb('owner_uid', '=', memberUid),
        eb(
          'ref_uid',
          'in',
          own.select((of) => of.cast<string>('apl_uid', 'text').as('ref_uid')),
        ),
      ]),
    )
    .where('removed_at', 'is', null)
    .execute();
  await trx.updateTable('enroll').set({ payload: '{}' }).where('member_uid', '=', memberUid).execute();
}

/** Every enrolment of a member with what they wrote and their certificate, for the export of their data. */
export async function exportEnrolments(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('enroll as n')
    .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
    .leftJoin('edu_certificate as c', 'c.apl_uid', 'n.apl_uid')
    .select(['n.apl_no', 'e.title', 'n.state', 'n.payload', 'n.progress_pct', 'n.score', 'c.cert_no', 'n.created_at'])
    .where('n.member_uid', '=', memberUid)
    .orderBy('n.created_at')
    .orderBy('n.apl_no')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: toSeoulInstant(created_at) }));
}
