import { type Kysely, sql } from 'kysely';

/** Content that the office now keeps: banners with their days, notices of places, and words that are not shown as popular. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banner add column from_dt date, add column to_dt date, add column deleted_at timestamptz`.execute(
    db,
  );
  await sql`alter table goods_notice add column deleted_at timestamptz`.execute(db);
  await sql`alter table search_term add column hidden boolean not null default false`.execute(db);
}
