import { type Kysely, sql } from 'kysely';

/** Documents that a request names, and the files that an answer has for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timeline_entry add column documents jsonb not null default '[]'`.execute(db);
}
