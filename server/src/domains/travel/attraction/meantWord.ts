import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { isChosung, toOtherKeyboard } from '../../common/text/searchText.ts';
import { findSpelling } from '../../common/text/spelling.ts';

/** Lists the words of the names of places, in all languages. */
async function listWords(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('goods as g')
    .select([
      'g.gds_nm',
      sql<string[] | null>`(select array_agg(t.value ->> 'nm') from jsonb_each(g.i18n) t)`.as('names'),
    ])
    .where('g.deleted_at', 'is', null)
    .execute();
  const words = rows
    .flatMap(({ gds_nm, names }) => [gds_nm, ...(names ?? [])])
    .flatMap((name) => name.split(/[\s·’']+/));
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Finds the known word that a word resembles; a Latin part is completed, because others only know whole words. */
function findWord(word: string, words: readonly string[]): string {
  const found = findSpelling(word, words) ?? word;
  if (!/^[a-z]+$/.test(found) || words.includes(found)) return found;
  const whole = words.filter((one) => one.startsWith(found)).toSorted((one, other) => one.length - other.length);
  return whole[0] ?? found;
}

/** Lists likely intended keywords of one that finds nothing: of the other keyboard, then with a similar word. */
export async function listMeant(db: Db, keyword: string): Promise<string[]> {
  if (isChosung(keyword)) return [];
  const otherKeys = toOtherKeyboard(keyword);
  const words = await listWords(db);
  const typed = keyword.toLowerCase().split(/\s+/);
  const spelt = typed.map((word) => (words.includes(word) ? word : findWord(word, words))).join(' ');
  return [...(otherKeys === null ? [] : [otherKeys]), ...(spelt === typed.join(' ') ? [] : [spelt])];
}
