import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table edu (
    edu_uid text primary key,
    title text not null,
    type_cd text not null check (type_cd in ('ONLINE', 'GROUP', 'BLENDED')),
    field_cd text not null,
    aud text not null check (aud in ('WORKER', 'STUDENT')),
    summary text not null,
    html text not null,
    place text,
    online_url text,
    lecturer text not null,
    criteria text not null,
    contact text not null,
    apply_from timestamptz not null,
    apply_to timestamptz not null,
    start_dt date not null,
    end_dt date not null,
    hours int not null,
    capacity int not null,
    wait_capacity int not null default 10,
    applied_cnt int not null default 0,
    wait_cnt int not null default 0,
    fee int not null default 0,
    class_allow text[] not null default '{}',
    sessions jsonb not null default '[]',
    thumb_url text not null,
    thumb_alt text not null,
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    constraint edu_capacity check (applied_cnt between 0 and capacity),
    constraint edu_wait_capacity check (wait_cnt between 0 and wait_capacity))`.execute(db);
  await sql`create index edu_search on edu using gin (search gin_trgm_ops, chosung gin_trgm_ops)`.execute(db);
}
