import { type Kysely, sql } from 'kysely';

/** Favourites are places or tours, one of both in each row; a primary key cannot contain the column that is empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interest drop constraint interest_pkey`.execute(db);
  await sql`alter table interest
    alter column gds_uid drop not null,
    add column tour_uid text references tour,
    add check (num_nonnulls(gds_uid, tour_uid) = 1),
    add unique (member_uid, gds_uid),
    add unique (member_uid, tour_uid)`.execute(db);
  await sql`create index interest_tour on interest (tour_uid)`.execute(db);
  await sql`alter table tour add column interest_cnt int not null default 0 check (interest_cnt >= 0)`.execute(db);
}
