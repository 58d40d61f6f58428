import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A mailed link to a member's own data, good for one download.
  await sql`create table data_export (
    token_hash text primary key, member_uid uuid not null references member on delete cascade,
    exp timestamptz not null, used_at timestamptz)`.execute(db);
}
