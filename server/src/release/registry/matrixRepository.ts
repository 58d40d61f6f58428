import type { MatrixOutcome } from '@haesol/contracts/release';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { toBuildsText } from './overrideSeal.ts';

/** Reporter and site of an outcome. */
export interface MatrixOrigin {
  readonly person: string;
  readonly site: string | null;
}

/** Stores the last outcome of a spec for a mix. An overruled failure stays overruled, because its builds never change. */
export async function saveOutcome(db: Db, outcome: MatrixOutcome, { person, site }: MatrixOrigin): Promise<void> {
  const { builds, spec, passed, detail } = outcome;
  const row = { passed, detail, person, site };
  const { result_id } = await db
    .insertInto('matrix_result')
    .values({ mix: toBuildsText(builds), spec, ...row })
    .onConflict((conflict) =>
      conflict.columns(['mix', 'spec']).doUpdateSet({ ...row, reported_at: sql<Date>`app_now()` }),
    )
    .returning('result_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('matrix_build')
    .values(Object.entries(builds).map(([remote_id, build_id]) => ({ result_id, remote_id, build_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const failuresOf = (db: Db, id: string, buildId: string) =>
  db
    .selectFrom('matrix_build as b')
    .innerJoin('matrix_result as r', 'r.result_id', 'b.result_id')
    .where('b.remote_id', '=', id)
    .where('b.build_id', '=', buildId)
    .where('b.overruled_at', 'is', null)
    .where('r.passed', '=', false);

/** Lists failed mixes with the build that are not overruled for it. */
export function listFailures(db: Db, id: string, buildId: string) {
  return failuresOf(db, id, buildId).select(['r.mix', 'r.spec', 'r.detail']).orderBy('r.result_id').execute();
}

/** Records who overrules the failures of a build, and why. @returns number of failures */
export async function overruleFailures(
  db: Db,
  { id, buildId, person, reason }: { id: string; buildId: string; person: string; reason: string },
): Promise<number> {
  const rows = await db
    .updateTable('matrix_build')
    .set({ overruled_by: person, overrule_reason: reason, overruled_at: sql<Date>`app_now()` })
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .where('result_id', 'in', failuresOf(db, id, buildId).select('r.result_id'))
    .returning('result_id')
    .execute();
  return rows.length;
}

/** Deletes the outcomes of mixes with a deleted build. */
export async function forgetOutcomes(db: Db, id: string, buildId: string): Promise<void> {
  const own = db
    .selectFrom('matrix_build')
    .select('result_id')
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId);
  await db.deleteFrom('matrix_result').where('result_id', 'in', own).execute();
}
