import { type Kysely, sql } from 'kysely';

/** Moves of many items of a queue: proposed by one member of staff, confirmed or returned by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table move_proposal (
    prop_uid uuid primary key,
    queue text not null,
    target text not null,
    memo text,
    reason text not null,
    proposed_by uuid not null references member,
    proposed_at timestamptz not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'RETURNED')),
    decided_by uuid references member,
    decided_at timestamptz,
    decided_memo text,
    done_at timestamptz,
    constraint move_proposal_decided check ((state = 'WAITING') = (decided_by is null)),
    constraint move_proposal_second_person check (state <> 'APPROVED' or decided_by <> proposed_by))`.execute(db);
  await sql`create table move_proposal_row (
    prop_uid uuid not null references move_proposal on delete cascade,
    uid text not null,
    seq int not null,
    rev int not null,
    state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
    code text,
    message text,
    primary key (prop_uid, uid))`.execute(db);
}
