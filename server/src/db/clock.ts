import { sql } from 'kysely';
import { appNow } from './expressions.ts';
import { inTransaction } from './retry.ts';
import type { Db } from './schema.ts';
import { shareReads } from './sharedRead.ts';

/** Clock of rules, tokens and jobs: `app_now()` of the database, the same in all processes. */
export interface Clock {
  now(): Promise<Date>;
  /** Returns the offset of the clock in milliseconds. */
  offsetMs(): Promise<number>;
  /** Sets the clock to `instant`, from which it continues; null resets it. Waiting jobs move back with it, never ahead. */
  moveTo(instant: Date | null): Promise<Date>;
}

export function createClock(db: Db): Clock {
  // Most calls read the clock: those that wait share a statement.
  const now = shareReads(async () => (await db.selectNoFrom(appNow.as('now')).executeTakeFirstOrThrow()).now);
  return {
    now,
    async offsetMs() {
      const row = await db.selectFrom('app_clock').select('offset_ms').executeTakeFirstOrThrow();
      return Number(row.offset_ms);
    },
    async moveTo(instant) {
      const offset =
        instant === null
          ? sql<string>`0`
          : sql<string>`round(extract(epoch from (${instant.toISOString()}::timestamptz - now())) * 1000)::bigint`;
      await inTransaction(db, async (trx) => {
        const before = await trx.selectFrom('app_clock').select('offset_ms').forUpdate().executeTakeFirstOrThrow();
        const after = await trx
          .updateTable('app_clock')
          .set({ offset_ms: offset })
          .returning('offset_ms')
          .executeTakeFirstOrThrow();
        const movedMs = Number(after.offset_ms) - Number(before.offset_ms);
        if (movedMs >= 0) return;
        // Otherwise jobs would wait until the clock reaches their old time again.
        await trx
          .updateTable('job')
          .set({ run_at: sql<Date>`run_at + ${movedMs} * interval '1 millisecond'` })
          .execute();
      });
      return now();
    },
  };
}
