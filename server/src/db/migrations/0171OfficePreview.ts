import { type Kysely, sql } from 'kysely';

/** The latest preview of each member of staff: parts of answers, by path of the API, for one page under a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_preview (
    member_uid uuid primary key references member on delete cascade,
    preview_key text not null unique,
    answers jsonb not null,
    until timestamptz not null)`.execute(db);
}
