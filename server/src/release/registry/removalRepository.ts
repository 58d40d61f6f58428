import type { RemoteJson } from '@haesol/contracts/release';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { releaseRetention } from '../../http/limits/fixedLimits.ts';
import { toActor } from './auditRepository.ts';

/** Remote that was removed, and has had no build in `stable` since. */
export interface Removal {
  readonly id: string;
  /** Build that pages had; null if none. */
  readonly buildId: string | null;
  /** Null once its build is pruned. */
  readonly remoteJson: RemoteJson | null;
  readonly person: string;
  readonly reason: string;
  readonly at: Date;
  /** Time from which other remotes may use its paths and slots. */
  readonly freeAt: Date;
  readonly isReserved: boolean;
}

const reserved = sql`make_interval(days => ${releaseRetention.areaDays}::int)`;

/** Lists removed remotes, the latest first. */
export async function listRemovals(db: Db): Promise<readonly Removal[]> {
  const rows = await db
    .selectFrom('remote_audit as a')
    .leftJoin('remote_release as r', (join) =>
      join.onRef('r.remote_id', '=', 'a.remote_id').onRef('r.build_id', '=', 'a.from_build'),
    )
    .distinctOn('a.remote_id')
    .select(['a.remote_id', 'a.from_build', 'a.actor', 'a.person', 'a.reason', 'a.at', 'r.manifest'])
    .select([sql<Date>`a.at + ${reserved}`.as('free_at'), sql<boolean>`a.at + ${reserved} > now()`.as('is_reserved')])
    .where('a.action', '=', 'remove')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_channel as c')
            .select('c.channel')
            .whereRef('c.remote_id', '=', 'a.remote_id')
            .where('c.channel', '=', 'stable'),
        ),
      ),
    )
    .orderBy('a.remote_id')
    .orderBy('a.audit_id', 'desc')
    .execute();
  const removals = rows.map((row) => ({
    id: row.remote_id,
    buildId: row.from_build,
    remoteJson: row.manifest?.remoteJson ?? null,
    person: toActor(row.actor, row.person),
    reason: row.reason ?? '',
    at: row.at,
    freeAt: row.free_at,
    isReserved: row.is_reserved,
  }));
  return removals.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Removes all channels of a remote. @returns their builds */
export function deleteChannels(db: Db, id: string) {
  return db.deleteFrom('remote_channel').where('remote_id', '=', id).returning(['channel', 'build_id']).execute();
}

/** Lists builds that are older than this many days, of remotes that were removed as long ago. */
export async function listRemovedBuilds(db: Db, days: number) {
  const before = sql<Date>`now() - make_interval(days => ${days}::int)`;
  const removed = (await listRemovals(db)).map(({ id }) => id);
  if (removed.length === 0) return [];
  return db
    .selectFrom('remote_release as r')
    .select(['r.remote_id', 'r.build_id'])
    .where('r.remote_id', 'in', removed)
    .where('r.published_at', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_audit as a')
            .select('a.audit_id')
            .whereRef('a.remote_id', '=', 'r.remote_id')
            .where('a.action', '=', 'remove')
            .where('a.at', '>=', before),
        ),
      ),
    )
    .execute();
}
