import type { ReleaseManifest } from '@haesol/contracts/release';
import { type Insertable, sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Database, Db } from '../../db/schema.ts';
import { listChecks } from './checkRepository.ts';

/** Person, commit and dirty flag of a build, as reported by the team's command, and the proof of the caller. */
export type Origin = Pick<Insertable<Database['remote_release']>, 'person' | 'commit_id' | 'is_dirty'> &
  Pick<Insertable<Database['remote_audit']>, 'proof'>;

/** Reserves the name of an incomplete release. @returns false if it is in use, with any digest */
export async function insertRelease(
  db: Db,
  release: { manifest: ReleaseManifest; digest: string; actor: string; origin?: Origin | undefined },
): Promise<boolean> {
  const { manifest, digest, actor, origin: { proof: _proof, ...origin } = {} } = release;
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

/** @returns false if it was already complete */
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

/** Counts builds whose publication started in the last 24 hours, complete or not. */
export async function countBuildsOfToday(db: Db, id: string): Promise<number> {
  const { cnt } = await db
    .selectFrom('remote_release')
    .select(rowCount.as('cnt'))
    .where('remote_id', '=', id)
    .where('published_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return cnt;
}

/** Finds a complete release, with the content of its `release.json`. */
export function findWholeRelease(db: Db, id: string, buildId: string) {
  return db
    .selectFrom('remote_release')
    .select(['manifest', 'published_at', 'person', 'commit_id', 'is_dirty'])
    .where('remote_id', '=', id)
    .where('build_id', '=', buildId)
    .where('is_complete', '=', true)
    .executeTakeFirst();
}

/** Lists releases of a remote, newest first, with their channels. */
export async function listReleases(db: Db, id: string) {
  const [releases, channels, checks] = await Promise.all([
    db
      .selectFrom('remote_release')
      .select(['build_id', 'published_by', 'published_at', 'person', 'commit_id', 'is_dirty'])
      .where('remote_id', '=', id)
      .where('is_complete', '=', true)
      .orderBy('published_at', 'desc')
      .orderBy('build_id')
      .execute(),
    db.selectFrom('remote_channel').select(['channel', 'build_id']).where('remote_id', '=', id).execute(),
    listChecks(db, id),
  ]);
  return releases.map((release) => ({
    buildId: release.build_id,
    publishedBy: release.published_by,
    publishedAt: release.published_at,
    person: release.person,
    commit: release.commit_id,
    isDirty: release.is_dirty,
    channels: channels.filter(({ build_id }) => build_id === release.build_id).map(({ channel }) => channel),
    check: checks.find(({ buildId }) => buildId === release.build_id)?.check ?? null,
  }));
}

/** Deletes the row of a release without a channel and a running canary. @returns false if it has one */
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

/** Lists builds older than `keep.days` and not among the newest `keep.builds`, with or without a channel. */
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
