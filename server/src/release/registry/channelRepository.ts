import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

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
 * @param expect current build of the channel; null if it must not exist yet
 * @returns false if the channel had another build
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

/** @returns false if the remote has no such channel */
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

/** Returns a version that changes with every change of a channel, and with the start and end of a canary. */
export async function readRegistryVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('remote_channel')
    .select(
      // A removed channel takes its revision with it; the length of the log then distinguishes the states.
      sql<string>`coalesce(sum(revision), 0)::text || '.' || count(*)::text || '.' ||
        (select count(*) from remote_audit where action = 'remove' or (action = 'prune' and channel is not null))::text ||
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
