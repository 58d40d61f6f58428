import { type Kysely, sql } from 'kysely';

/** Notes of staff at an item of the office, which members do not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_note (
    note_uid uuid primary key,
    ref text not null,
    uid uuid not null,
    member_uid uuid not null references member,
    content text not null,
    created_at timestamptz not null)`.execute(db);
  await sql`create index office_note_item on office_note (ref, uid, created_at)`.execute(db);
}
