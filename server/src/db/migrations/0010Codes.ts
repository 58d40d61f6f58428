import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table code_group (group_cd text primary key, group_nm text not null)`.execute(db);
  await sql`create table code (
    group_cd text not null references code_group,
    code text not null,
    code_nm text not null,
    upper_cd text,
    sort int not null,
    primary key (group_cd, code))`.execute(db);
}
