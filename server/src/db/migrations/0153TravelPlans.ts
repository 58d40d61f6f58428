import { type Kysely, sql } from 'kysely';

/**
 * Plans of a journey by day and hour. `stops` is the list `[{ day, time, stayMin, gdsUid, memo }]` in its order, changed as a whole
 * with the version `rev`. Everybody with the link of `share_key` can read a plan; null: it is not shared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table travel_plan (
    plan_uid uuid primary key,
    member_uid uuid not null references member,
    title text not null,
    start_dt date not null,
    stops jsonb not null default '[]',
    share_key text unique,
    rev int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null)`.execute(db);
  await sql`create index travel_plan_member on travel_plan (member_uid, updated_at desc)`.execute(db);
}
