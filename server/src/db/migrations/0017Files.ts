import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Taken away: no read finds it any more, and the next sweep removes row and bytes.
  await sql`alter table file add column removed_at timestamptz`.execute(db);
  await sql`create index file_owner on file (owner_uid) where removed_at is null`.execute(db);
  await sql`create index file_sweep on file (created_at) where ref_type is null or removed_at is not null`.execute(db);
}
