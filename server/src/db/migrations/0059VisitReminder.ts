import { type Kysely, sql } from 'kysely';

/** The visit whose day before was announced; a visit that is put off is announced again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add visit_told_for timestamptz`.execute(db);
  await sql`create index application_visit on application (visit_at) where visit_at is not null`.execute(db);
}
