import { createHmac } from 'node:crypto';
import type { SearchType } from '@haesol/contracts/member';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';
import { isChosung } from '../../common/text/searchText.ts';
import type { SiteRanker } from './siteRanking.ts';

const maxTermLength = 40;
const maxSuggestions = 8;

export interface Suggestion {
  readonly text: string;
  readonly type: SearchType;
  readonly uid: string;
}

/** Counts a successful keyword once a day per address; ignores very short and very long ones. */
export async function recordSearch(
  { db, limits, secrets }: Pick<AppContext, 'db' | 'limits' | 'secrets'>,
  { keyword, ip, now }: { readonly keyword: string; readonly ip: string; readonly now: Date },
): Promise<void> {
  const term = keyword.replaceAll(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxTermLength || isChosung(term)) return;
  // Keyed hash, so that the counters do not reveal who searched for what.
  const who = createHmac('sha256', secrets.derive('search word')).update(`${term}\n${toClientNetwork(ip)}`);
  if (!(await limits.tryTake('searchWord', who.digest('base64url'), now, 1))) return;
  await db
    .insertInto('search_term')
    .values({ term, search_cnt: 1, searched_at: now })
    .onConflict((conflict) =>
      conflict.column('term').doUpdateSet((eb) => ({
        search_cnt: eb('search_term.search_cnt', '+', 1),
        searched_at: eb.ref('excluded.searched_at'),
      })),
    )
    .execute();
}

/** @param type `ATTRACTION` for keywords that find places of the travel service only */
export async function listPopular(db: Db, type: '' | 'ATTRACTION'): Promise<{ rank: number; text: string }[]> {
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .where(
      sql<boolean>`${type} = '' or exists (select 1 from goods g where g.deleted_at is null
        and position(lower(replace(search_term.term, ' ', '')) in g.search) > 0)`,
    )
    .orderBy('search_cnt', 'desc')
    .orderBy('searched_at', 'desc')
    .orderBy('term')
    .limit(10)
    .execute();
  return rows.map(({ term }, index) => ({ rank: index + 1, text: term }));
}

/** Lists items whose names match the typed text, ignoring an incomplete last syllable. */
export async function listSuggestions(ranking: SiteRanker, typed: string, now: Date): Promise<Suggestion[]> {
  const searchKeyword = typed.replace(/(?<=[가-힣])[ㄱ-ㅎ]$/, '');
  if (searchKeyword === '') return [];
  const page = { limit: 0, offset: 0 };
  const { hits } = await ranking.rank({
    searchKeyword,
    now,
    type: '',
    area: 'OFFICE',
    page,
    best: maxSuggestions,
    isNameOnly: true,
  });
  return hits
    .filter(({ place }) => place <= maxSuggestions)
    .map(({ title, type, uid }) => ({ text: title, type, uid }));
}
