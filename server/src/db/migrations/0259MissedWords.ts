import { type Kysely, sql } from 'kysely';

/** Searches of a word without a hit since the last one with hits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_term add column miss_cnt int not null default 0`.execute(db);
}
