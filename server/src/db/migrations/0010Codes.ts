import { type Kysely, sql } from 'kysely';
import { codeReference } from '../../reference/codes.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table code_group (group_cd text primary key, group_nm text not null)`.execute(db);
  await sql`create table code (
    group_cd text not null references code_group,
    code text not null,
    code_nm text not null,
    upper_cd text,
    sort int not null,
    primary key (group_cd, code))`.execute(db);
  const groups = codeReference.map(({ group, name }) => ({ group_cd: group, group_nm: name }));
  const codes = codeReference.flatMap(({ group, values }) =>
    values.map(([code, name, upper = null], index) => ({
      group_cd: group,
      code,
      code_nm: name,
      upper_cd: upper,
      sort: index + 1,
    })),
  );
  await sql`insert into code_group select * from jsonb_to_recordset(${JSON.stringify(groups)}::text::jsonb)
    as x(group_cd text, group_nm text)`.execute(db);
  await sql`insert into code select * from jsonb_to_recordset(${JSON.stringify(codes)}::text::jsonb)
    as x(group_cd text, code text, code_nm text, upper_cd text, sort int)`.execute(db);
}
