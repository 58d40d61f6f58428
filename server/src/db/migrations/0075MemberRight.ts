import { type Kysely, sql } from 'kysely';

/** What a member may do besides the role: `QA`, `TEAM:<remote>`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_right (
    member_uid uuid not null references member on delete cascade,
    right_nm text not null check (right_nm ~ '^(QA|TEAM:mf-[a-z0-9-]{1,40})$'),
    given_at timestamptz not null default app_now(),
    primary key (member_uid, right_nm))`.execute(db);
}
