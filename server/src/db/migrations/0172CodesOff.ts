import { type Kysely, sql } from 'kysely';

/** Codes that are switched off: forms and filters do not offer them, and what has them keeps its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table code add column off boolean not null default false`.execute(db);
}
