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

/** Counts a successful keyword once a day per address; ignores very short and very long ones. */
export async function recordSearch(
  { db, limits, secrets }: Pick<AppContext, 'db' | 'limits' | 'secrets'>,
  { area, lang }: CountedArea,
  { keyword, ip, now }: { readonly keyword: string; readonly ip: string; readonly now: Date },
): Promise<void> {
  const term = keyword.replaceAll(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxTermLength || isChosung(term)) return;
  // Keyed hash, so that the counters do not reveal who searched for what.
  const who = createHmac('sha256', secrets.derive('search word')).update(
    `${area}\n${lang}\n${term}\n${toClientNetwork(ip)}`,
  );
  if (!(await limits.tryTake('searchWord', who.digest('base64url'), now, 1))) return;
  await db
    .insertInto('search_term')
    .values({ area, lang, term, search_cnt: 1, searched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['area', 'lang', 'term']).doUpdateSet((eb) => ({
        search_cnt: eb('search_term.search_cnt', '+', 1),
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
    .orderBy('search_cnt', 'desc')
    .orderBy('searched_at', 'desc')
    .orderBy('term')
    .limit(10)
    .execute();
  return rows.map(({ term }, index) => ({ rank: index + 1, text: term }));
}
