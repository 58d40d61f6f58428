import type { Db } from '../../db/schema.ts';

/** Lists the builds of channel `stable`, shell first. */
export function listLiveReleases(db: Db) {
  return db
    .selectFrom('remote_channel as c')
    .innerJoin('remote_release as r', (join) =>
      join.onRef('r.remote_id', '=', 'c.remote_id').onRef('r.build_id', '=', 'c.build_id'),
    )
    .select(['c.remote_id', 'c.build_id', 'c.enabled', 'c.notice', 'c.moved_by', 'c.moved_at'])
    .select(['r.manifest', 'r.person', 'r.published_by', 'r.published_at', 'r.commit_id', 'r.is_dirty'])
    .where('c.channel', '=', 'stable')
    .orderBy((eb) => eb('c.remote_id', '=', 'shell'), 'desc')
    .orderBy('c.remote_id')
    .execute();
}

/** Lists the builds of `next` and the previews. */
export function listOtherChannels(db: Db) {
  return db
    .selectFrom('remote_channel')
    .select(['remote_id', 'channel', 'build_id'])
    .where('channel', '<>', 'stable')
    .orderBy('channel')
    .execute();
}

/** Lists the last mover of `stable` for each remote. */
export function listLastMovers(db: Db) {
  return db
    .selectFrom('remote_audit')
    .distinctOn('remote_id')
    .select(['remote_id', 'person'])
    .where('channel', '=', 'stable')
    .where('action', '=', 'move')
    .orderBy('remote_id')
    .orderBy('audit_id', 'desc')
    .execute();
}

/** Lists outcomes of the matrix, failures first, then the newest. */
export function listOutcomes(db: Db, limit: number) {
  return db
    .selectFrom('matrix_result')
    .select(['result_id', 'spec', 'passed', 'detail', 'person', 'site', 'reported_at'])
    .orderBy('passed')
    .orderBy('reported_at', 'desc')
    .orderBy('result_id')
    .limit(limit)
    .execute();
}

export function listOutcomeBuilds(db: Db, resultIds: readonly number[]) {
  return db
    .selectFrom('matrix_build')
    .select(['result_id', 'remote_id', 'build_id', 'overruled_by', 'overrule_reason'])
    .where('result_id', 'in', resultIds.length === 0 ? [-1] : resultIds)
    .orderBy('remote_id')
    .execute();
}
