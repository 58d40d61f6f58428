import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';

export interface TelemetryItem {
  readonly kind: string;
  readonly data: unknown;
}

export function createOpsRepository(db: Kysely<Database>) {
  return {
    async ping(): Promise<void> {
      await sql`select 1`.execute(db);
    },

    async addEvents(events: readonly TelemetryItem[], requestId: string): Promise<void> {
      if (events.length === 0) return;
      await db
        .insertInto('telemetry_event')
        .values(
          events.map(({ kind, data }) => ({
            event_uid: createUid(),
            kind,
            data: JSON.stringify(data),
            request_id: requestId,
            at: sql<Date>`app_now()`,
          })),
        )
        .execute();
    },
  };
}
