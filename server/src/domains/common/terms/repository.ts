import type { Terms } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';

/** Lists the current version of each document of terms, in the order of the site. */
export async function listTerms(db: Kysely<Database>, today: string): Promise<Terms[]> {
  const rows = await db
    .selectFrom('terms')
    .distinctOn(['sort', 'code'])
    .select(['code', 'title', 'version', 'required', 'effective_at as effectiveDt'])
    .where('effective_at', '<=', today)
    .orderBy('sort')
    .orderBy('code')
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ required, ...row }) => ({ ...row, requiredYn: required ? 'Y' : 'N' }));
}

/** Lists all versions, including future ones, newest first. */
export function listVersions(db: Db, code: string) {
  return db
    .selectFrom('terms')
    .select(['version', 'effective_at as effectiveDt', 'title'])
    .where('code', '=', code)
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

export async function readText(db: Db, code: string, version: string): Promise<string> {
  const row = await db
    .selectFrom('terms')
    .select('html')
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.html ?? '';
}
