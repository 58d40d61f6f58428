import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Removes the channels `pr-<n>` that were not moved for this many days. @returns their builds */
export function removeOldPreviews(db: Db, days: number) {
  return db
    .deleteFrom('remote_channel')
    .where('channel', 'like', 'pr-%')
    .where('moved_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
    .returning(['remote_id', 'channel', 'build_id'])
    .execute();
}

/** Lists builds of that age that were in previews only: in no channel now, and never in `next` or `stable`. */
export function listEndedPreviews(db: Db, days: number) {
  return db
    .selectFrom('remote_release as r')
    .select(['r.remote_id', 'r.build_id'])
    .where('r.published_at', '<', sql<Date>`now() - make_interval(days => ${days}::int)`)
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
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('remote_audit as a')
          .select('a.audit_id')
          .whereRef('a.remote_id', '=', 'r.remote_id')
          .whereRef('a.to_build', '=', 'r.build_id')
          .where('a.channel', 'like', 'pr-%'),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_audit as a')
            .select('a.audit_id')
            .whereRef('a.remote_id', '=', 'r.remote_id')
            .whereRef('a.to_build', '=', 'r.build_id')
            .where('a.channel', 'in', ['next', 'stable']),
        ),
      ),
    )
    .execute();
}
