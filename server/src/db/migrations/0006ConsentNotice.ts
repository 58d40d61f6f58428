import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who receives news is told so again every two years, and how to end it (정보통신망법 시행령 제62조의3).
  await sql`create table consent_notice (
    member_uid uuid not null references member on delete cascade, at timestamptz not null,
    primary key (member_uid, at))`.execute(db);
}
