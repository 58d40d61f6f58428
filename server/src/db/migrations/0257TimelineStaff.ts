import { type Kysely, sql } from 'kysely';

/** Staff member who made a step, for the office; null for steps of members and the system, and for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timeline_entry add column staff_uid uuid references member`.execute(db);
}
