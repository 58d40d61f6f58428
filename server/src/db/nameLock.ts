import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Acquires a lock by name until the end of the transaction. */
export async function lockName(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.selectNoFrom(sql<unknown>`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('lock')).execute();
}
