import type { ReleaseManifest } from '@haesol/shared/contracts';
import { type Insertable, sql } from 'kysely';
import { rowCount } from '../db/expressions.ts';
import type { Database, Db } from '../db/schema.ts';

/** Who has done something, and of which sources a build is, as the team's command says. */
export type Origin = Pick<Insertable<Database['remote_release']>, 'person' | 'commit_id' | 'is_dirty'>;

/** Reserves the name of a release that is not yet complete. @returns false when it is taken, whatever its digest */
export async function insertRelease(
  db: Db,
  release: { manifest: ReleaseManifest; digest: string; actor: string; origin?: Origin | undefined },
): Promise<boolean> {
  const { manifest, digest, actor, origin } = release;
  const inserted = await db
    .insertInto('remote_release')
    .values({
      remote_id: manifest.id,
      build_id: manifest.buildId,
      manifest: JSON.stringify(manifest),
      manifest_digest: digest,
      published_by: actor,
      ...origin,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === 1;
}

export function findRelease(db: Db, id: string, buildId: string) {
  return db
    .selectFrom('remote_release')
    .select(['manifest_digest', 'is_complete'])
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .executeTakeFirst();
}

export async function findManifest(db: Db, id: string, buildId: string): Promise<ReleaseManifest | undefined> {
  const row = await db
    .selectFrom('remote_release')
    .select('manifest')
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .executeTakeFirst();
  return row?.manifest;
}

/** @returns false when it was complete already */
export async function completeRelease(db: Db, id: string, buildId: string): Promise<boolean> {
  const updated = await db
    .updateTable('remote_release')
    .set({ is_complete: true })
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .where('is_complete', '=', false)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
}

/** Builds whose publication started in the last 24 hours, complete or not. */
export async function countBuildsOfToday(db: Db, id: string): Promise<number> {
  const { cnt } = await db
    .selectFrom('remote_release')
    .select(rowCount.as('cnt'))
    .where('remote_id', '=', id)
    .where('published_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return cnt;
}

export function findChannel(db: Db, id: string, channel: string) {
  return db
    .selectFrom('remote_channel')
    .select(['build_id', 'moved_by', 'enabled', 'notice'])
    .where('remote_id', '=', id)
    .where('channel', '=', channel)
    .executeTakeFirst();
}

/**
 * Compare-and-swap of a channel's build in one statement.
 * @param expect build that the channel must have; null when it must not exist yet
 * @returns false when the channel had another build
 */
export async function swapChannel(
  db: Db,
  move: { id: string; channel: string; to: string; expect: string | null; actor: string },
): Promise<boolean> {
  if (move.expect === null) {
    const inserted = await db
      .insertInto('remote_channel')
      .values({ remote_id: move.id, channel: move.channel, build_id: move.to, notice: null, moved_by: move.actor })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows) === 1;
  }
  const updated = await db
    .updateTable('remote_channel')
    .set((eb) => ({
      build_id: move.to,
      moved_by: move.actor,
      moved_at: sql<Date>`now()`,
      revision: eb('revision', '+', 1),
    }))
    .where('remote_id', '=', move.id)
    .where('channel', '=', move.channel)
    .where('build_id', '=', move.expect)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** @returns false when the remote has no such channel */
export async function switchChannel(
  db: Db,
  change: { id: string; channel: string; enabled: boolean; notice: string | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('remote_channel')
    .set((eb) => ({ enabled: change.enabled, notice: change.notice, revision: eb('revision', '+', 1) }))
    .where('remote_id', '=', change.id)
    .where('channel', '=', change.channel)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function insertAudit(db: Db, entry: Omit<Insertable<Database['remote_audit']>, 'at'>): Promise<void> {
  await db.insertInto('remote_audit').values(entry).execute();
}

export function listAudit(db: Db, id: string, limit: number) {
  return db
    .selectFrom('remote_audit')
    .select(['action', 'channel', 'from_build', 'to_build', 'actor', 'at', 'person', 'commit_id', 'is_dirty', 'reason'])
    .where('remote_id', '=', id)
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}

/** A release that is complete, with all that its `release.json` says. */
export function findWholeRelease(db: Db, id: string, buildId: string) {
  return db
    .selectFrom('remote_release')
    .select(['manifest', 'published_at', 'person', 'commit_id', 'is_dirty'])
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .where('is_complete', '=', true)
    .executeTakeFirst();
}

/** Releases of a remote, the newest first, with the channels that point at each. */
export async function listReleases(db: Db, id: string) {
  const [releases, channels] = await Promise.all([
    db
      .selectFrom('remote_release')
      .select(['build_id', 'published_by', 'published_at', 'person', 'commit_id', 'is_dirty'])
      .where('remote_id', '=', id)
      .where('is_complete', '=', true)
      .orderBy('published_at', 'desc')
      .orderBy('build_id')
      .execute(),
    db.selectFrom('remote_channel').select(['channel', 'build_id']).where('remote_id', '=', id).execute(),
  ]);
  return releases.map((release) => ({
    buildId: release.build_id,
    publishedBy: release.published_by,
    publishedAt: release.published_at,
    person: release.person,
    commit: release.commit_id,
    isDirty: release.is_dirty,
    channels: channels.filter(({ build_id }) => build_id === release.build_id).map(({ channel }) => channel),
  }));
}

/** Builds that channel `stable` pointed at, the present one first, without pruned builds. */
export async function listServedBuilds(db: Db, id: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('remote_release as r')
    .innerJoin('remote_audit as a', (join) =>
      join.onRef('a.remote_id', '=', 'r.remote_id').onRef('a.to_build', '=', 'r.build_id'),
    )
    .leftJoin('remote_channel as c', (join) =>
      join
        .onRef('c.remote_id', '=', 'r.remote_id')
        .onRef('c.build_id', '=', 'r.build_id')
        .on('c.channel', '=', 'stable'),
    )
    .select('r.build_id')
    .where('r.remote_id', '=', id)
    .where('a.channel', '=', 'stable')
    .where('a.action', '=', 'move')
    .groupBy('r.build_id')
    .orderBy(sql`count(c.build_id) > 0`, 'desc')
    .orderBy((eb) => eb.fn.max('a.audit_id'), 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ build_id }) => build_id);
}

const releasedBuilds = (db: Db) =>
  db
    .selectFrom('remote_audit')
    .where(({ and, eb, or }) =>
      or([and([eb('channel', '=', 'stable'), eb('action', '=', 'move')]), eb('action', '=', 'canary')]),
    )
    .where('to_build', 'is not', null);

/** Every build that channel `stable` or a canary has or had, as `<remote>/<build>`; pruned ones, too. */
export async function listReleasedBuilds(db: Db): Promise<readonly string[]> {
  const rows = await releasedBuilds(db).select(['remote_id', 'to_build']).distinct().execute();
  return rows.map(({ remote_id, to_build }) => `${remote_id}/${to_build}`);
}

/** Whether channel `stable` or a canary has or had a build. */
export async function wasReleased(db: Db, id: string, buildId: string): Promise<boolean> {
  const found = await releasedBuilds(db)
    .select('audit_id')
    .where('remote_id', '=', id)
    .where('to_build', '=', buildId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Changes with every change of a channel, and with the start and the end of a canary. */
export async function readRegistryVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('remote_channel')
    .select(
      // A channel that ended takes its revision with it; the log then tells the states apart.
      sql<string>`coalesce(sum(revision), 0)::text || '.' || count(*)::text || '.' ||
        (select count(*) from remote_audit where action = 'prune' and channel is not null)::text ||
        coalesce((select '.' || sum(canary_id * 2 + (ended_at is not null)::int) from remote_canary), '')`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  return version;
}

export function listChannelReleases(db: Db, channel: string) {
  return db
    .selectFrom('remote_channel as channel')
    .innerJoin('remote_release as release', (join) =>
      join.onRef('release.remote_id', '=', 'channel.remote_id').onRef('release.build_id', '=', 'channel.build_id'),
    )
    .select(['release.manifest', 'channel.enabled', 'channel.notice'])
    .where('channel.channel', '=', channel)
    .orderBy('channel.remote_id')
    .execute();
}

/** Removes the row of a release that no channel and no running canary has. @returns false when one does */
export async function deleteRelease(db: Db, id: string, buildId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('remote_release as r')
    .where('r.remote_id', '=', id)
    .where('r.build_id', '=', buildId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_channel as c')
            .select('c.channel')
            .whereRef('c.remote_id', '=', 'r.remote_id')
            .whereRef('c.build_id', '=', 'r.build_id'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_canary as k')
            .select('k.canary_id')
            .whereRef('k.remote_id', '=', 'r.remote_id')
            .whereRef('k.build_id', '=', 'r.build_id')
            .where('k.state', '=', 'RUNNING'),
        ),
      ),
    )
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Builds older than `keep.days` that are not among the newest `keep.builds`, whether a channel points at them or not. */
export async function listOldBuilds(
  db: Db,
  id: string,
  keep: { builds: number; days: number },
): Promise<readonly string[]> {
  const ranked = db
    .selectFrom('remote_release')
    .select(['build_id', 'published_at'])
    .select(sql<string>`row_number() over (order by published_at desc, build_id)`.as('place'))
    .where('remote_id', '=', id);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select('ranked.build_id')
    .where(sql<boolean>`ranked.place > ${keep.builds}::int`)
    .where('ranked.published_at', '<', sql<Date>`now() - make_interval(days => ${keep.days}::int)`)
    .execute();
  return rows.map(({ build_id }) => build_id);
}
