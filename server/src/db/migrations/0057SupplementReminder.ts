import { type Kysely, sql } from 'kysely';

/** The deadline of a supplement whose day before was announced; a later one is announced again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add due_told_for date`.execute(db);
  await sql`create index application_due on application (due_dt) where due_dt is not null`.execute(db);
}
