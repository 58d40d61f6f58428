import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { applicationRefType } from './fileFields.ts';
import { closedStates } from './rules.ts';

const menus = { EDU: 'edu', TECH: 'tech', ASSN: 'assn', COLLABO: 'collabo' } as const;

/** Lists the open applications that block a member from leaving. */
export async function listOpenApplications(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('application')
    .select(['kind', 'apl_no', 'title'])
    .where('member_uid', '=', memberUid)
    .where('state', 'not in', closedStates)
    .orderBy('submitted_at')
    .limit(20)
    .execute();
  return rows.map(({ kind, apl_no, title }) => ({ kind: menus[kind], no: apl_no ?? '', title }));
}

/** Returns all applications of a member with their form values, for the data export. */
export async function exportApplications(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('application')
    .select(['apl_no', 'kind', 'state', 'ref_uid', 'title', 'payload', 'saved_at', 'submitted_at'])
    .select(['visit_at', 'visit_place'])
    .where('member_uid', '=', memberUid)
    .orderBy('saved_at')
    .orderBy('apl_uid')
    .execute();
  return rows.map(({ saved_at, submitted_at, visit_at, visit_place, ...row }) => ({
    ...row,
    visitDt: visit_at === null ? null : toSeoulInstant(visit_at),
    visitPlace: visit_place,
    savedAt: toSeoulInstant(saved_at),
    submittedAt: submitted_at === null ? null : toSeoulInstant(submitted_at),
  }));
}

/** Deletes drafts. Of submitted applications, keeps number and state, and erases texts and files. */
export async function eraseApplications(trx: Kysely<Database>, memberUid: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('office_document')
    .where('member_uid', '=', memberUid)
    .where('kind', '=', 'APPLICATION')
    .execute();
  const own = trx.selectFrom('application').where('member_uid', '=', memberUid);
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', '=', applicationRefType)
    .where(
      'ref_uid',
      'in',
      own.select((eb) => eb.cast<string>('apl_uid', 'text').as('ref_uid')),
    )
    .where('removed_at', 'is', null)
    .execute();
  await trx.deleteFrom('application').where('member_uid', '=', memberUid).where('state', '=', 'DRAFT').execute();
  await trx
    .updateTable('application')
    .set({ title: '탈퇴회원의 신청', payload: JSON.stringify({}), visit_place: null })
    .where('member_uid', '=', memberUid)
    .execute();
}
