import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { createUid } from '../uuid.ts';

export interface AuditEntry {
  readonly actorUid: string | null;
  /** `area.verb` */
  readonly action: string;
  readonly targetType?: string;
  readonly targetUid?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
  readonly ip?: string;
}

export async function writeAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      audit_uid: createUid(),
      actor_uid: entry.actorUid,
      action: entry.action,
      target_type: entry.targetType ?? null,
      target_uid: entry.targetUid ?? null,
      detail: entry.detail === undefined ? null : JSON.stringify(entry.detail),
      request_id: entry.requestId ?? null,
      ip: entry.ip ?? null,
    })
    .execute();
}
