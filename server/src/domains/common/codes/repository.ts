import type { Code } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';
import { translated } from '../text/translation.ts';

/**
 * @param upper parent code of the codes; empty for all of the group
 * @param isOffered leaves out codes that are switched off, as forms and filters do
 */
export function listCodes(
  db: Db,
  {
    group,
    upper,
    languageCd,
    isOffered = false,
  }: { group: string; upper: string; languageCd: string; isOffered?: boolean },
): Promise<Code[]> {
  const codes = db
    .selectFrom('code')
    .select(['code', 'upper_cd as upperCode', translated('code.code_nm', languageCd, 'nm').as('codeName')])
    .where('group_cd', '=', group)
    .$if(isOffered, (query) => query.where('off', 'is not', true))
    .orderBy('sort');
  return (upper === '' ? codes : codes.where('upper_cd', '=', upper)).execute();
}

export async function hasCode(db: Kysely<Database>, group: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('code')
    .select('code')
    .where('group_cd', '=', group)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCodeName(
  db: Kysely<Database>,
  { group, code, languageCd }: { readonly group: string; readonly code: string; readonly languageCd: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('code')
    .select(translated('code.code_nm', languageCd, 'nm').as('name'))
    .where('group_cd', '=', group)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.name;
}
