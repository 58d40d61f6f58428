import type { PlatformCanary } from '@haesol/contracts/release';
import { sql } from 'kysely';
import { appNow } from '../../db/expressions.ts';
import type { Database, Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { toActor } from './auditRepository.ts';

export type CanaryEnd = Exclude<Database['remote_canary']['state']['__select__'], 'RUNNING'>;

/** Lists running canaries with the remote's state in `stable`. */
export function listRunning(db: Db) {
  return db
    .selectFrom('remote_canary as canary')
    .innerJoin('remote_release as release', (join) =>
      join.onRef('release.remote_id', '=', 'canary.remote_id').onRef('release.build_id', '=', 'canary.build_id'),
    )
    .innerJoin('remote_channel as channel', (join) =>
      join.onRef('channel.remote_id', '=', 'canary.remote_id').on('channel.channel', '=', 'stable'),
    )
    .select([
      'canary.canary_id',
      'canary.share',
      'canary.started_at',
      'canary.stable_build_id',
      'release.manifest',
      'channel.enabled',
      'channel.notice',
    ])
    .where('canary.state', '=', 'RUNNING')
    .orderBy('canary.canary_id')
    .execute();
}

/** @returns false while another canary of the remote runs */
export async function insertCanary(
  db: Db,
  canary: { id: string; to: string; stable: string; share: number; actor: string; person: string | null },
): Promise<boolean> {
  const inserted = await db
    .insertInto('remote_canary')
    .values({
      remote_id: canary.id,
      build_id: canary.to,
      stable_build_id: canary.stable,
      share: canary.share,
      actor: canary.actor,
      person: canary.person,
      started_at: appNow,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Ends the running canary of a remote. @returns its build; undefined if none runs */
export async function endCanary(
  db: Db,
  id: string,
  state: CanaryEnd,
): Promise<{ readonly build_id: string } | undefined> {
  return db
    .updateTable('remote_canary')
    .set({ state, ended_at: appNow })
    .where('remote_id', '=', id)
    .where('state', '=', 'RUNNING')
    .returning('build_id')
    .executeTakeFirst();
}

/** Ends the canary of a remote whose `stable` moves: it is promoted, or has no comparison left. */
export async function endCanaryOfMove(db: Db, { id, to }: { id: string; to: string }): Promise<void> {
  await db
    .updateTable('remote_canary')
    .set({
      state: sql<CanaryEnd>`case when build_id = ${to} then 'PROMOTED' else 'STOPPED' end`,
      ended_at: appNow,
    })
    .where('remote_id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** Increments a count, and locks the row until the end of the transaction. @returns undefined if it has ended */
export function addOne(db: Db, canaryId: number, column: 'canary_failures' | 'stable_failures' | 'canary_views') {
  return db
    .updateTable('remote_canary')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('canary_id', '=', canaryId)
    .where('state', '=', 'RUNNING')
    .returning(['remote_id', 'build_id', 'stable_build_id', 'share', 'canary_failures', 'stable_failures'])
    .executeTakeFirst();
}

/** Reads canaries, running ones first, then the newest. @param id undefined for all remotes */
async function readCanaries(db: Db, id: string | undefined, limit: number) {
  return db
    .selectFrom('remote_canary')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('remote_id', '=', id ?? ''))
    .orderBy((eb) => eb('state', '=', 'RUNNING'), 'desc')
    .orderBy('canary_id', 'desc')
    .limit(limit)
    .execute();
}

/** Lists the canaries of a remote, or of all, in the format of responses. */
export async function listCanaries(db: Db, id: string | undefined, limit: number): Promise<PlatformCanary[]> {
  const rows = await readCanaries(db, id, limit);
  return rows.map((row) => ({
    id: row.remote_id,
    buildId: row.build_id,
    stableBuildId: row.stable_build_id,
    share: row.share,
    state: row.state,
    startedDt: toSeoulInstant(row.started_at),
    endedDt: row.ended_at && toSeoulInstant(row.ended_at),
    person: toActor(row.actor, row.person),
    viewCnt: row.canary_views,
    canaryFailureCnt: row.canary_failures,
    stableFailureCnt: row.stable_failures,
  }));
}
