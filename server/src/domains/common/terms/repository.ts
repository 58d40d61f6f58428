import type { ContentLocale, Terms } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';

const translationOf = (db: Kysely<Database>, locale: ContentLocale) =>
  db.selectFrom('terms_translation').selectAll().where('locale', '=', locale).as('t');

/** SQL for the title of the terms `o` in a language: that of the latest translation, since the office writes no titles. */
export const translatedTitle = (locale: string) =>
  sql<string>`coalesce((select l.title from terms_translation l where l.code = o.code and l.locale = ${locale}
    order by l.version desc limit 1), o.title)`;

/** Lists the current version of each document of terms, in the order of the site. */
export async function listTerms(db: Kysely<Database>, today: string, locale: ContentLocale = 'ko'): Promise<Terms[]> {
  const rows = await db
    .selectFrom('terms as o')
    .distinctOn(['o.sort', 'o.code'])
    .select(['o.code', 'o.version', 'o.required', 'o.effective_at as effectiveDt'])
    .select(translatedTitle(locale).as('title'))
    .where('o.effective_at', '<=', today)
    .orderBy('o.sort')
    .orderBy('o.code')
    .orderBy('o.effective_at', 'desc')
    .orderBy('o.version', 'desc')
    .execute();
  return rows.map(({ required, ...row }) => ({ ...row, requiredYn: required ? 'Y' : 'N' }));
}

/** Lists all versions, including future ones, newest first. */
export function listVersions(db: Db, code: string) {
  return db
    .selectFrom('terms')
    .select(['version', 'effective_at as effectiveDt'])
    .where('code', '=', code)
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** Reads a version in a language, or in Korean if it is not translated. */
export function readText(db: Db, { code, version }: { code: string; version: string }, locale: ContentLocale) {
  return db
    .selectFrom('terms as o')
    .leftJoin(translationOf(db, locale), (join) =>
      join.onRef('t.code', '=', 'o.code').onRef('t.version', '=', 'o.version'),
    )
    .select((eb) => [
      eb.fn.coalesce('t.title', 'o.title').as('title'),
      eb.fn.coalesce('t.html', 'o.html').as('html'),
      sql<ContentLocale>`coalesce(t.locale, 'ko')`.as('lang'),
    ])
    .where('o.code', '=', code)
    .where('o.version', '=', version)
    .executeTakeFirstOrThrow();
}
