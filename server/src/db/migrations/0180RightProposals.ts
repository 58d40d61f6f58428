import { type Kysely, sql } from 'kysely';

/** Rights that one administrator has proposed for a member, until another approves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table right_proposal (
    member_uid uuid primary key references member on delete cascade,
    wanted jsonb not null,
    proposed_by uuid not null references member,
    proposed_at timestamptz not null)`.execute(db);
}
