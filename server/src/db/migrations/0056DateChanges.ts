import { type Kysely, sql } from 'kysely';

/** The office changes a date of an application, whose state stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table timeline_entry
    drop constraint timeline_entry_type_check,
    add constraint timeline_entry_type_check check (type in ('MOVE', 'REQUEST', 'ANSWER', 'CHANGE')),
    drop constraint timeline_entry_check,
    add constraint timeline_entry_due_check check (due_dt is null or type in ('REQUEST', 'CHANGE'))`.execute(db);
}
