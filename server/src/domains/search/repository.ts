import { createHmac } from 'node:crypto';
import { type SearchType, searchTypes } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { describedSql, oneOf, text } from '../../db/describedSql.ts';
import type { Db } from '../../db/schema.ts';
import { toClientNetwork } from '../../plugins/clientNetwork.ts';
import { isChosung, toChosungRegex, toLikePattern, toOtherKeyboard } from './searchText.ts';

const maxTermLength = 40;

export interface Suggestion {
  readonly text: string;
  readonly type: SearchType;
}

/** Counts a keyword that found something, once a day for an address; ignores very short and very long ones. */
export async function recordSearch(
  { db, limits, secrets }: Pick<AppContext, 'db' | 'limits' | 'secrets'>,
  { keyword, ip, now }: { readonly keyword: string; readonly ip: string; readonly now: Date },
): Promise<void> {
  const term = keyword.replaceAll(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxTermLength || isChosung(term)) return;
  // Keyed: nobody reads from the counters who searched for what.
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

export async function listPopular(db: Db): Promise<{ rank: number; text: string }[]> {
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .orderBy('search_cnt', 'desc')
    .orderBy('searched_at', 'desc')
    .orderBy('term')
    .limit(10)
    .execute();
  return rows.map(({ term }, index) => ({ rank: index + 1, text: term }));
}

function listMatches(db: Db, searchKeyword: string, now: Date): Promise<Suggestion[]> {
  const chosung = isChosung(searchKeyword);
  const pattern = chosung ? toChosungRegex(searchKeyword) : toLikePattern(searchKeyword);
  const start = chosung ? `^${pattern}` : pattern.slice(1);
  const condition = chosung ? sql`x.chosung ~ ${pattern}` : sql`x.name like ${pattern}`;
  const first = chosung ? sql`x.chosung ~ ${start}` : sql`x.name like ${start}`;
  return describedSql('search.suggestions', { text, type: oneOf(...searchTypes) })`
    select x.text, x.type from (
      select eq_nm as text, 'EQU' as type, chosung, lower(replace(eq_nm, ' ', '')) as name, 1 as sort from equipment where deleted_at is null
      union all select gds_nm, 'ATTRACTION', chosung, lower(replace(gds_nm, ' ', '')), 2 from goods where deleted_at is null
      union all select title, 'EDU', chosung, lower(replace(title, ' ', '')), 3 from edu where deleted_at is null
      union all select pass_nm, 'PASS', chosung, lower(replace(pass_nm, ' ', '')), 4 from pass_option where deleted_at is null
      union all select title, 'TOUR', chosung, lower(replace(title, ' ', '')), 5 from tour where deleted_at is null
      union all select title, case board when 'REFERENCE' then 'REF' else 'NOTICE' end, chosung, title_search, 6 from post
        where deleted_at is null and board <> 'NEWS' and created_at <= ${now}
      union all select title, 'FAQ', chosung, lower(replace(title, ' ', '')), 7 from faq where deleted_at is null) x
    where ${condition} order by ${first} desc, x.sort, length(x.text), x.text limit 10`.execute(db);
}

/** Up to ten titles; without a match, the keyword is tried as typed on the other keyboard layout. */
export async function listSuggestions(db: Db, searchKeyword: string, now: Date): Promise<Suggestion[]> {
  if (searchKeyword === '') return [];
  const found = await listMatches(db, searchKeyword, now);
  const meant = found.length > 0 ? null : toOtherKeyboard(searchKeyword);
  return meant === null ? found : listMatches(db, meant, now);
}
