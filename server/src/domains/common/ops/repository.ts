import type { Kysely } from 'kysely';
import { appNow } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';

export interface TelemetryItem {
  readonly kind: string;
  readonly data: unknown;
}

export function createOpsRepository(db: Kysely<Database>) {
  return {
    async ping(): Promise<void> {
      await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
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
            at: appNow,
          })),
        )
        .execute();
    },
  };
}
