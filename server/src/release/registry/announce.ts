import type { HookEvent } from '@haesol/contracts/release';
import { allRemotes } from '@haesol/contracts/release';
import { sql } from 'kysely';
import { appNow } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueJob } from '../../jobs/jobRepository.ts';

export const hookJob = 'hook.send';

/** Queues a delivery for sending; one that waits already is sent now. */
export async function enqueueDelivery(db: Db, deliveryUid: string): Promise<void> {
  await db.deleteFrom('job').where('kind', '=', hookJob).where('key', '=', deliveryUid).execute();
  await enqueueJob(db, { kind: hookJob, key: deliveryUid, payload: { deliveryUid } });
}

/**
 * Writes a delivery for each webhook of these remotes with the event, in the transaction of the change that causes it.
 * @param details part of the body
 */
export async function announce(
  db: Db,
  event: HookEvent,
  { remoteIds, details }: { readonly remoteIds: readonly string[]; readonly details: object },
): Promise<void> {
  const hooks = await db
    .selectFrom('release_hook')
    .select(['hook_uid', appNow.as('now')])
    .where('remote_id', 'in', [allRemotes, ...remoteIds])
    .where(sql<boolean>`${event} = any(events)`)
    .execute();
  for (const { hook_uid, now } of hooks) {
    const deliveryUid = createUid();
    const body = JSON.stringify({ event, at: toSeoulInstant(now), ...details });
    await db.insertInto('hook_delivery').values({ delivery_uid: deliveryUid, hook_uid, event, body }).execute();
    await enqueueDelivery(db, deliveryUid);
  }
}
