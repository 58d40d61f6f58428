import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a member was told that the account is about to rest.
  await sql`alter table member add column dormant_notice_at timestamptz`.execute(db);
  await sql`create index member_last_seen on member (coalesce(last_login_at, created_at)) where state = 'ACTIVE'`.execute(
    db,
  );
}
