import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table timeline_entry (
    entry_uid uuid primary key,
    kind text not null check (kind in ('EDU', 'EQU', 'TECH', 'ASSN', 'COLLABO')),
    ref_uid text not null,
    member_uid uuid not null references member on delete cascade,
    type text not null default 'MOVE' check (type in ('MOVE', 'REQUEST', 'ANSWER')),
    state text not null,
    mover text not null check (mover in ('MEMBER', 'STAFF', 'SYSTEM')),
    memo text,
    due_dt date,
    at timestamptz not null,
    check (due_dt is null or type = 'REQUEST'))`.execute(db);
  await sql`create index timeline_entry_ref on timeline_entry (kind, ref_uid, at, entry_uid)`.execute(db);
  await sql`create index timeline_entry_member on timeline_entry (member_uid)`.execute(db);
}
