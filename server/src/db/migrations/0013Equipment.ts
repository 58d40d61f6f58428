import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table equipment (
    eq_uid text primary key,
    eq_nm text not null,
    model text not null,
    maker text not null,
    ctg_cd text not null,
    place text not null,
    modes text[] not null,
    introduced_year int not null,
    national_no text not null,
    specs jsonb not null,
    purpose text not null,
    rules jsonb not null,
    manager jsonb not null,
    price_own int not null,
    price_student int not null,
    price_company int not null,
    price_other int not null,
    training boolean not null default false,
    slot_min int not null default 60 check (slot_min in (30, 60, 120)),
    open_from time not null default '09:00',
    open_to time not null default '18:00',
    weekdays int[] not null default '{1,2,3,4,5}',
    lead_days int not null default 2,
    horizon_days int not null default 60,
    max_slots int not null default 4,
    buffer_min int not null default 0,
    thumb_url text not null,
    thumb_alt text not null,
    search text not null,
    chosung text not null,
    sort int not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index equipment_search on equipment using gin (search gin_trgm_ops, chosung gin_trgm_ops)`.execute(
    db,
  );
  await sql`create table equipment_block (
    block_uid bigint generated always as identity primary key,
    eq_uid text not null references equipment,
    during tstzrange not null,
    reason text not null)`.execute(db);
  await sql`create index equipment_block_during on equipment_block using gist (eq_uid, during)`.execute(db);
  await sql`create table equipment_rsv (
    rsv_uid uuid primary key,
    rsv_no text not null unique,
    eq_uid text not null references equipment,
    member_uid uuid,
    during tstzrange not null,
    state text not null check (state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'COMPLETED', 'REJECTED', 'CANCELLED',
      'CANCEL_REQUESTED', 'NO_SHOW', 'EXPIRED')),
    hold_exp timestamptz,
    amount int not null default 0,
    payload jsonb not null default '{}',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint equipment_rsv_during_excl exclude using gist (eq_uid with =, during with &&)
      where (state in ('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')))`.execute(db);
  await sql`create index equipment_rsv_during on equipment_rsv using gist (eq_uid, during)`.execute(db);
  await sql`create table holiday (day date primary key, name text not null)`.execute(db);
}
