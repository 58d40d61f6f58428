import type { Db } from '../schema.ts';

/** Lists the details of one action on an item, the latest first. For tests. */
export async function listAuditDetails(db: Db, uid: string, action: string) {
  const rows = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('target_uid', '=', uid)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('audit_uid', 'desc')
    .execute();
  return rows.map(({ detail }) => detail);
}

/** Lists the distinct audit actions by or on an item. For tests. */
export async function listAuditActions(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where((eb) => eb.or([eb(eb.cast<string>('actor_uid', 'text'), '=', uid), eb('target_uid', '=', uid)]))
    .orderBy('action')
    .execute();
  return rows.map(({ action }) => action);
}
