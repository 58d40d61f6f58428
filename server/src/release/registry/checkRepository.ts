import type { ReleaseCheck } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { insertAudit } from './auditRepository.ts';

type NewCheck = Omit<ReleaseCheck, 'at'> & { readonly proof: string | null };

/** Stores the result of a build's check in the place of the one before; a check that was left out is in the audit too. */
export async function saveCheck(db: Db, id: string, buildId: string, check: NewCheck): Promise<void> {
  const { person, proof, reason } = check;
  const row = { person, reason, shells: JSON.stringify(check.shells), faults: JSON.stringify(check.faults) };
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('remote_check').where('remote_id', '=', id).where('build_id', '=', buildId).execute();
    await trx
      .insertInto('remote_check')
      .values({ remote_id: id, build_id: buildId, ...row })
      .execute();
    if (reason === null) return;
    await insertAudit(trx, { remote_id: id, action: 'unchecked', to_build: buildId, actor: id, person, proof, reason });
  });
}

/** Finds the result of the check of a build, or the reason for leaving it out; undefined without both. */
export function findCheck(db: Db, id: string, buildId: string) {
  return db
    .selectFrom('remote_check')
    .select(['faults', 'reason'])
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .executeTakeFirst();
}

/** Lists the checks of the builds of a remote, or of all. */
export async function listChecks(db: Db, id?: string) {
  const rows = await db
    .selectFrom('remote_check')
    .select(['remote_id', 'build_id', 'person', 'shells', 'faults', 'reason', 'checked_at'])
    .$if(id !== undefined, (query) => query.where('remote_id', '=', id ?? ''))
    .execute();
  return rows.map(({ remote_id, build_id, checked_at, person, shells, faults, reason }) => ({
    id: remote_id,
    buildId: build_id,
    check: { at: toSeoulInstant(checked_at), person, shells, faults, reason } satisfies ReleaseCheck,
  }));
}
