import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Waits until no other transaction holds the name, and holds it until the end of this one. */
export async function lockName(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.selectNoFrom(sql<unknown>`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('lock')).execute();
}
