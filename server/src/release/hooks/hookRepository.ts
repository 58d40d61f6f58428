import type { Hook, HookDelivery, HookEvent } from '@haesol/contracts/release';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';

const shownDeliveries = 10;

export async function insertHook(db: Db, hook: Insertable<Database['release_hook']>): Promise<void> {
  await db.insertInto('release_hook').values(hook).execute();
}

/** @returns its URL; undefined for another */
export const deleteHook = (db: Db, remoteId: string, hookUid: string) =>
  db
    .deleteFrom('release_hook')
    .where('hook_uid', '=', hookUid)
    .where('remote_id', '=', remoteId)
    .returning('url')
    .executeTakeFirst();

/** Prepares a delivery for being sent again. @returns false for another */
export async function reopenDelivery(
  db: Db,
  {
    remoteId,
    hookUid,
    deliveryUid,
  }: { readonly remoteId: string; readonly hookUid: string; readonly deliveryUid: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hook_delivery')
    .set({ sent_at: null, failed_at: null, tries: 0 })
    .where('delivery_uid', '=', deliveryUid)
    .where('hook_uid', 'in', (eb) =>
      eb
        .selectFrom('release_hook')
        .select('hook_uid')
        .where('hook_uid', '=', hookUid)
        .where('remote_id', '=', remoteId),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const listDeliveries = (db: Db, hookUids: readonly string[]) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('hook_delivery')
        .selectAll()
        .select(
          sql<number>`row_number() over (partition by hook_uid order by created_at desc, delivery_uid)`.as('rank'),
        )
        .where('hook_uid', 'in', hookUids)
        .as('d'),
    )
    .selectAll()
    .where('rank', '<=', shownDeliveries)
    .orderBy('rank')
    .execute();

function toDelivery(row: Selectable<Database['hook_delivery']>): HookDelivery {
  return {
    deliveryUid: row.delivery_uid,
    // Written by `announce` alone.
    event: row.event as HookEvent,
    createdDt: toSeoulInstant(row.created_at),
    state: row.sent_at !== null ? 'SENT' : row.failed_at !== null ? 'FAILED' : 'WAITING',
    tries: row.tries,
    status: row.status,
    error: row.error,
    triedDt: row.tried_at && toSeoulInstant(row.tried_at),
  };
}

/** Lists webhooks with their last deliveries in the format of responses. @param scopes remotes, or `*` */
export async function listHooks(db: Db, scopes: readonly string[]): Promise<Hook[]> {
  const hooks = await db
    .selectFrom('release_hook')
    .selectAll()
    .$if(!scopes.includes('*'), (query) => query.where('remote_id', 'in', ['', ...scopes]))
    .orderBy('created_at')
    .orderBy('hook_uid')
    .execute();
  const deliveries =
    hooks.length === 0
      ? []
      : await listDeliveries(
          db,
          hooks.map(({ hook_uid }) => hook_uid),
        );
  return hooks.map(({ hook_uid, remote_id, url, events, created_by, created_at }) => ({
    hookUid: hook_uid,
    remoteId: remote_id,
    url,
    // Checked by the endpoint that adds them.
    events: events as HookEvent[],
    createdBy: created_by,
    createdDt: toSeoulInstant(created_at),
    deliveries: deliveries.filter((row) => row.hook_uid === hook_uid).map(toDelivery),
  }));
}
