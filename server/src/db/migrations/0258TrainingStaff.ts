import { type Kysely, sql } from 'kysely';

/** Staff member who recorded a safety training; null for one of a course, and for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table equipment_training add column staff_uid uuid references member`.execute(db);
}
