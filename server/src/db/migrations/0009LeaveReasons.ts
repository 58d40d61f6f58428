import { type Kysely, sql } from 'kysely';

const names = [
  ['RARELY', '이용 빈도 낮음'],
  ['SERVICE', '원하는 정보 부족'],
  ['INCONVENIENT', '이용 불편'],
  ['PRIVACY', '개인정보 우려'],
  ['REJOIN', '재가입 예정'],
] as const;

/** The codes of a new database have these names from the start; their table comes with a later number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('code')::text as found`.execute(db);
  if (rows[0]?.found == null) return;
  for (const [code, name] of names) {
    await sql`update code set code_nm = ${name} where group_cd = 'LEAVE_WHY' and code = ${code}`.execute(db);
  }
}
