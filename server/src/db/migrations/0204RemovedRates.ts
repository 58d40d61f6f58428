import { type Kysely, sql } from 'kysely';

/** A currency that staff removed keeps its row, so that the daily file does not bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exchange_rate add column deleted_at timestamptz`.execute(db);
}
