import type { Db } from '../schema.ts';

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
