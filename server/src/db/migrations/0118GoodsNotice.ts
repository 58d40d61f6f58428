import { type Kysely, sql } from 'kysely';

/** Notices of a place by day; on the days of a closed one it is not open and sells nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table goods_notice (
    notice_uid uuid primary key,
    gds_uid text not null references goods,
    title text not null,
    start_dt date not null,
    end_dt date not null,
    closed boolean not null default false,
    i18n jsonb not null default '{}',
    constraint goods_notice_days check (start_dt <= end_dt))`.execute(db);
  await sql`create index goods_notice_goods on goods_notice (gds_uid, end_dt)`.execute(db);
}
