import type { ReleaseManifest } from '@haesol/shared/contracts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../db/schema.ts';

/** Takes the name of a release, not yet complete. @returns false when it is taken, by whatever digest */
export async function insertRelease(
  db: Db,
  release: { manifest: ReleaseManifest; digest: string; actor: string },
): Promise<boolean> {
  const { manifest, digest, actor } = release;
  const inserted = await db
    .insertInto('remote_release')
    .values({
      remote_id: manifest.id,
      build_id: manifest.buildId,
      manifest: JSON.stringify(manifest),
      manifest_digest: digest,
      published_by: actor,
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

/** Builds that were begun in the last day, finished or not. */
export async function countBuildsOfToday(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from remote_release
    where remote_id = ${id} and published_at > now() - interval '1 day'`.execute(db);
  return Number(rows[0]?.count ?? 0);
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
  const updated = await sql`
    update remote_channel
    set build_id = ${move.to}, moved_by = ${move.actor}, moved_at = now(), revision = revision + 1
    where remote_id = ${move.id} and channel = ${move.channel} and build_id = ${move.expect}`.execute(db);
  return Number(updated.numAffectedRows) === 1;
}

/** @returns false when the remote has no such channel */
export async function switchChannel(
  db: Db,
  change: { id: string; channel: string; enabled: boolean; notice: string | null },
): Promise<boolean> {
  const updated = await sql`
    update remote_channel set enabled = ${change.enabled}, notice = ${change.notice}, revision = revision + 1
    where remote_id = ${change.id} and channel = ${change.channel}`.execute(db);
  return Number(updated.numAffectedRows) === 1;
}

export async function insertAudit(db: Db, entry: Omit<Insertable<Database['remote_audit']>, 'at'>): Promise<void> {
  await db.insertInto('remote_audit').values(entry).execute();
}

export function listAudit(db: Db, id: string, limit: number) {
  return db
    .selectFrom('remote_audit')
    .select(['action', 'channel', 'from_build', 'to_build', 'actor', 'at'])
    .where('remote_id', '=', id)
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}

/** Releases of a remote, the newest first, with the channels that point at each. */
export async function listReleases(db: Db, id: string) {
  const [releases, channels] = await Promise.all([
    db
      .selectFrom('remote_release')
      .select(['build_id', 'published_by', 'published_at'])
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
    channels: channels.filter(({ build_id }) => build_id === release.build_id).map(({ channel }) => channel),
  }));
}

/** Builds that pages have had, the present one first; those that are no longer kept are left out. */
export async function listServedBuilds(db: Db, id: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ build_id: string }>`
    select r.build_id
    from remote_release r
    join remote_audit a on a.remote_id = r.remote_id and a.to_build = r.build_id
    left join remote_channel c on c.remote_id = r.remote_id and c.channel = 'stable' and c.build_id = r.build_id
    where r.remote_id = ${id} and a.channel = 'stable' and a.action = 'move'
    group by r.build_id
    order by count(c.build_id) > 0 desc, max(a.audit_id) desc
    limit ${limit}`.execute(db);
  return rows.map(({ build_id }) => build_id);
}

/** Text that differs whenever any channel differs. */
export async function readRegistryVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(sum(revision), 0)::text || '.' || count(*)::text as version from remote_channel`.execute(db);
  return rows[0]?.version ?? '0.0';
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

/** Removes the row of a release that no channel points at. @returns false when one does */
export async function deleteRelease(db: Db, id: string, buildId: string): Promise<boolean> {
  const deleted = await sql`
    delete from remote_release r
    where r.remote_id = ${id} and r.build_id = ${buildId}
      and not exists (select 1 from remote_channel c where c.remote_id = r.remote_id and c.build_id = r.build_id)`.execute(
    db,
  );
  return Number(deleted.numAffectedRows) === 1;
}

/** Builds past the newest `keepBuilds` that are older than `keepDays`, whatever points at them. */
export async function listOldBuilds(
  db: Db,
  id: string,
  keep: { builds: number; days: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ build_id: string }>`
    select build_id from (
      select build_id, published_at, row_number() over (order by published_at desc, build_id) as place
      from remote_release where remote_id = ${id}
    ) ranked
    where place > ${keep.builds}::int and published_at < now() - make_interval(days => ${keep.days}::int)`.execute(db);
  return rows.map(({ build_id }) => build_id);
}
