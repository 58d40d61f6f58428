import { type Kysely, sql } from 'kysely';

/** Members who find a review helpful, once each. `helpful_cnt` is their number, by which a list of reviews is sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_helpful (
    review_uid uuid not null references review,
    member_uid uuid not null references member,
    created_at timestamptz not null,
    primary key (review_uid, member_uid))`.execute(db);
  await sql`create index review_helpful_member on review_helpful (member_uid)`.execute(db);
  await sql`alter table review add column helpful_cnt int not null default 0 check (helpful_cnt >= 0)`.execute(db);
}
