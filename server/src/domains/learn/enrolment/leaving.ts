import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

/**
 * Erases the form values with the files and employment certificates; attendance stays as a number. Also erases the leaving
 * member's contact from the enrolments of colleagues, which shared it.
 */
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
  await trx
    .updateTable('enroll')
    .set({ payload: sql<string>`payload - array['tel', 'affiliation', 'position', 'proofEmail']` })
    .where('applied_by', '=', memberUid)
    .execute();
}

/** SQL for the numbers of attended lessons. */
const attendedLessons = sql<readonly number[]>`array(select a.no from enroll_attendance a where a.apl_uid = n.apl_uid
  order by a.no)`;

/** Returns all enrolments of a member with form values, attendance and certificate, for the data export. */
export async function exportEnrolments(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('enroll as n')
    .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
    .leftJoin('edu_certificate as c', 'c.apl_uid', 'n.apl_uid')
    .select(['n.apl_no', 'e.title', 'n.state', 'n.payload', 'n.progress_pct', 'n.score', 'c.cert_no', 'n.created_at'])
    .select(attendedLessons.as('attended_lessons'))
    .where('n.member_uid', '=', memberUid)
    .orderBy('n.created_at')
    .orderBy('n.apl_no')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: toSeoulInstant(created_at) }));
}

/** Returns the enrolments of colleagues by a person in charge, with the given contact, for the data export. */
export async function exportColleagues(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('enroll as n')
    .innerJoin('edu as e', 'e.edu_uid', 'n.edu_uid')
    .select(['n.apl_no', 'e.title', 'n.state', 'n.payload', 'n.created_at'])
    .where('n.applied_by', '=', memberUid)
    .orderBy('n.created_at')
    .orderBy('n.apl_no')
    .execute();
  return rows.map(({ created_at, payload: { tel, affiliation, position, motive }, ...row }) => ({
    ...row,
    written: { tel, affiliation, position, motive },
    created_at: toSeoulInstant(created_at),
  }));
}
