import { createHmac } from 'node:crypto';
import type { ContentLocale } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';
import { isChosung } from './searchText.ts';

const maxTermLength = 40;

/** Search that counts its words: of the whole site, or of the travel service in a language. */
export interface CountedArea {
  readonly area: 'SITE' | 'TRAVEL';
  readonly lang: ContentLocale;
}

/** Returns where a search is counted. Languages other than Korean have only travel content, so their words count there. */
export const toCountedArea = (area: CountedArea['area'], lang: ContentLocale): CountedArea => ({
  area: lang === 'ko' ? area : 'TRAVEL',
  lang,
});

/** Mail addresses and numbers, which may be personal: without a hit they are not kept. */
const isPersonal = (term: string) => /@|\d{4}/.test(term);

interface CountedSearch {
  readonly keyword: string;
  readonly ip: string;
  readonly now: Date;
  readonly isFound: boolean;
}

/** Counts a keyword once a day per address, those without a hit apart; ignores very short and very long ones. */
export async function recordSearch(
  { db, limits, secrets }: Pick<AppContext, 'db' | 'limits' | 'secrets'>,
  { area, lang }: CountedArea,
  { keyword, ip, now, isFound }: CountedSearch,
): Promise<void> {
  const term = keyword.trim().replaceAll(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxTermLength || isChosung(term)) return;
  if (!isFound && isPersonal(term)) return;
  // Keyed hash, so that the counters do not reveal who searched for what.
  const who = createHmac('sha256', secrets.derive('search word')).update(
    `${area}\n${lang}\n${term}\n${toClientNetwork(ip)}${isFound ? '' : '\nmiss'}`,
  );
  if (!(await limits.tryTake('searchWord', who.digest('base64url'), now, 1))) return;
  // Words that exist nowhere have no bound, so that an address adds a few a day.
  if (!isFound && !(await limits.tryTake('missedWord', toClientNetwork(ip), now, 1))) return;
  await db
    .insertInto('search_term')
    .values({ area, lang, term, search_cnt: isFound ? 1 : 0, miss_cnt: isFound ? 0 : 1, searched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['area', 'lang', 'term']).doUpdateSet((eb) => ({
        search_cnt: eb('search_term.search_cnt', '+', eb.ref('excluded.search_cnt')),
        miss_cnt: isFound ? 0 : eb('search_term.miss_cnt', '+', 1),
        searched_at: eb.ref('excluded.searched_at'),
      })),
    )
    .execute();
}

/** Lists the ten most searched words of an area. */
export async function listPopular(db: Db, { area, lang }: CountedArea): Promise<{ rank: number; text: string }[]> {
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .where('area', '=', area)
    .where('lang', '=', lang)
    .where('hidden', '=', false)
    .where('search_cnt', '>', 0)
    .orderBy('search_cnt', 'desc')
    .orderBy('searched_at', 'desc')
    .orderBy('term')
    .limit(10)
    .execute();
  return rows.map(({ term }, index) => ({ rank: index + 1, text: term }));
}
