import type { HookEvent } from '@haesol/contracts/release';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { announce } from './announce.ts';

type AuditEntry = Omit<Insertable<Database['remote_audit']>, 'at'>;

/** Returns the event of webhooks that an entry is. */
function toEvent({ action, channel }: AuditEntry): HookEvent | undefined {
  if (action === 'canary.return') return 'canary.returned';
  return action === 'move' && channel === 'stable' ? 'release.moved' : undefined;
}

/** Writes an entry of the registry's audit, and tells the webhooks of the remote. */
export async function insertAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insertInto('remote_audit').values(entry).execute();
  const event = toEvent(entry);
  if (event === undefined) return;
  const { remote_id: remote, from_build: from = null, to_build: to = null, actor, person = null } = entry;
  await announce(db, event, { remoteIds: [remote], details: { remote, from, to, actor, person } });
}

/** Names the owner of the token, which is proven, and the person whom the command named: `mf-travel (한가람)`. */
export const toActor = (owner: string, person: string | null): string =>
  person === null || person === owner ? owner : `${owner} (${person})`;

export function listAudit(db: Db, id: string, limit: number) {
  return db
    .selectFrom('remote_audit')
    .select([
      'action',
      'channel',
      'from_build',
      'to_build',
      'actor',
      'at',
      'person',
      'commit_id',
      'is_dirty',
      'reason',
      'proof',
    ])
    .where('remote_id', '=', id)
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}

/** Lists the builds of channel `stable`, current one first, without pruned builds. */
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

/** Lists every build that was in channel `stable` or a canary, as `<remote>/<build>`; including pruned ones. */
export async function listReleasedBuilds(db: Db): Promise<readonly string[]> {
  const rows = await releasedBuilds(db).select(['remote_id', 'to_build']).distinct().execute();
  return rows.map(({ remote_id, to_build }) => `${remote_id}/${to_build}`);
}

/** Returns true if a build was in channel `stable` or a canary. */
export async function wasReleased(db: Db, id: string, buildId: string): Promise<boolean> {
  const found = await releasedBuilds(db)
    .select('audit_id')
    .where('remote_id', '=', id)
    .where('to_build', '=', buildId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
