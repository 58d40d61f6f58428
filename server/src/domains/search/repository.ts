import type { SearchType } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { isChosung, toChosungRegex, toLikePattern, toOtherKeyboard } from './searchText.ts';

const maxTermLength = 40;

export interface Suggestion {
  readonly text: string;
  readonly type: SearchType;
}

/** Remembers a word that found something, without who searched; very short and very long ones are none. */
export async function recordSearch(db: Db, keyword: string, now: Date): Promise<void> {
  const term = keyword.normalize('NFC').replaceAll(/\s+/g, ' ');
  if (term.length < 2 || term.length > maxTermLength || isChosung(term)) return;
  await sql`insert into search_term (term, search_cnt, searched_at) values (${term}, 1, ${now})
    on conflict (term) do update set search_cnt = search_term.search_cnt + 1, searched_at = excluded.searched_at`.execute(
    db,
  );
}

export async function listPopular(db: Db): Promise<{ rank: number; text: string }[]> {
  const { rows } = await sql<{ term: string }>`select term from search_term
    order by search_cnt desc, searched_at desc, term limit 10`.execute(db);
  return rows.map(({ term }, index) => ({ rank: index + 1, text: term }));
}

async function listMatches(db: Db, keyword: string, now: Date): Promise<Suggestion[]> {
  const chosung = isChosung(keyword);
  const pattern = chosung ? toChosungRegex(keyword) : toLikePattern(keyword);
  const start = chosung ? `^${pattern}` : pattern.slice(1);
  const condition = chosung ? sql`x.chosung ~ ${pattern}` : sql`x.name like ${pattern}`;
  const first = chosung ? sql`x.chosung ~ ${start}` : sql`x.name like ${start}`;
  const { rows } = await sql<Suggestion>`
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
  return rows;
}

/** Up to ten titles; what was typed on the wrong keyboard is tried when nothing goes on from it. */
export async function listSuggestions(db: Db, keyword: string, now: Date): Promise<Suggestion[]> {
  if (keyword === '') return [];
  const found = await listMatches(db, keyword, now);
  const meant = found.length > 0 ? null : toOtherKeyboard(keyword);
  return meant === null ? found : listMatches(db, meant, now);
}
