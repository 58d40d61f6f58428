import { type ContentLocale, contentLocales, type Page } from '@haesol/contracts/common';
import { type SearchArea, type SearchHit, type SearchType, searchTypes } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import { getBrand } from '../../../brand/brand.ts';
import { describedSql, int4, nullable, oneOf, text, textArray } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { isChosung, toChosungRegex, toLikeText } from '../../common/text/searchText.ts';
import { toAlt } from '../../common/text/translation.ts';
import type { SitePage } from './pages.ts';
import { searchSources } from './sources.ts';
import type { Term } from './terms.ts';

/** Score of a word by its position. */
const levels = { exactName: 10, exactWord: 9, startOfName: 7, inName: 6, inWords: 4, inBody: 2 } as const;
/** A match of the named kind counts as having the word. */
const kindLevel = 5;
const kindBonus = 4;
const kindPageBonus = 6;
const synonymShare = 0.85;
const lightShare = 0.4;
/** Bonus if the whole keyword is contiguous in the name. */
const phraseBonus = 3;
/** Items of the other part of the site lose as much as one level. */
const otherAreaLoss = 2;
/** Old items lose one point in this many days, down to the limit. */
const sinkDays = 90;
const sinkLimit = 4;
const maxTitles = 3_000;

export interface RankedHit extends SearchHit {
  /** Position among the matches of all kinds, from 1. */
  readonly place: number;
  /** Position among the matches of its kind, from 1. */
  readonly no: number;
  /** Number of matches of its kind. */
  readonly total: number;
  /** Rank by score, from 1; equal scores share it. */
  readonly rank: number;
}

export interface Ranking {
  readonly hits: readonly RankedHit[];
  /** Number of matched terms in the best match, without light ones. */
  readonly matched: number;
  /** Words without any match. */
  readonly unknown: readonly string[];
}

export interface SearchMoment {
  readonly now: Date;
  /** Language of titles and summaries, where an item has them; else they are Korean. */
  readonly locale: ContentLocale;
  readonly pages: readonly SitePage[];
}

export interface RankingQuery extends SearchMoment {
  readonly terms: readonly Term[];
  /** Pages only this kind; returns the best match of each other kind, with its count. */
  readonly type: SearchType | '';
  readonly page: Page;
  /** Number of additional best matches of all kinds. */
  readonly best: number;
  /** Part of the site whose items come first. */
  readonly area: SearchArea;
  /** Searches names and words only, because texts are no suggestions. */
  readonly isNameOnly?: boolean;
}

/** SQL condition: an item of a service that the site offers. */
const isOffered = () => (getBrand().travel ? sql`true` : sql`not ${isTravel}`);

/** SQL for the texts of an item in a language, shown and compared; the Korean name is one of its other names then. */
function textsIn(locale: ContentLocale): RawBuilder<unknown> {
  if (locale === 'ko') {
    return sql`title, summary, facts, 'ko' as lang, name as own_name, words as own_words, body as own_body`;
  }
  const own = sql`i18n -> ${locale}::text`;
  return sql`coalesce(${own} ->> 'title', title) as title,
    case when ${own} is null then summary else coalesce(${own} ->> 'summary', '') end as summary,
    case when ${own} is null then facts else '{}' end as facts,
    case when ${own} is null then 'ko' else ${locale}::text end as lang,
    coalesce(${own} ->> 'name', name) as own_name,
    case when ${own} is null then words else words || '|' || name || '|' end as own_words,
    body || coalesce(${own} ->> 'body', '') as own_body`;
}

/**
 * Selects everything searchable. `name`, `words` and `body` are in the form of search columns, `own_…` in a language; a word
 * between bars is another name of the item. `aged_on` is the day from which an item loses score; null for never.
 */
const selectThings = ({ now, pages, locale }: SearchMoment): RawBuilder<unknown> =>
  sql`select type, uid, ${textsIn(locale)}, image_url, image_alt, name, words, body, chosung, aged_on, i18n
    from search_thing where (shown_at is null or shown_at <= ${now}) and ${isOffered()}
    union all select 'PAGE', path, title, summary, '{}'::text[], lang, name, words, body, null, null, name, words, body, chosung,
      null::date, null::jsonb
    from jsonb_to_recordset(${JSON.stringify(pages)}::text::jsonb)
      as p(path text, title text, summary text, lang text, name text, words text, body text, chosung text)`;

const patternsOf = (words: readonly string[], toPattern: (word: string) => string) =>
  sql`array[${sql.join(words.map((word) => toPattern(toLikeText(word))))}]::text[]`;

function levelOf(words: readonly string[], isNameOnly: boolean): RawBuilder<unknown> {
  const inBody = sql`when own_body like any(${patternsOf(words, (word) => `%${word}%`)}) then ${sql.lit(levels.inBody)}`;
  return sql`case
    when own_name = any(${words}::text[]) then ${sql.lit(levels.exactName)}
    when own_words like any(${patternsOf(words, (word) => `%|${word}|%`)}) then ${sql.lit(levels.exactWord)}
    when own_name like any(${patternsOf(words, (word) => `${word}%`)}) then ${sql.lit(levels.startOfName)}
    when own_name like any(${patternsOf(words, (word) => `%${word}%`)}) then ${sql.lit(levels.inName)}
    when own_words like any(${patternsOf(words, (word) => `%${word}%`)}) then ${sql.lit(levels.inWords)}
    ${isNameOnly ? sql`` : inBody} else 0 end`;
}

/** SQL condition: pages that list items of the kinds. */
const isPageOfKinds = (kinds: readonly SearchType[]) =>
  sql`type = 'PAGE' and uid = any(${searchSources.filter(({ type }) => kinds.includes(type)).flatMap(({ pages }) => pages)}::text[])`;
const isOfKinds = (kinds: readonly SearchType[]) => sql`(type = any(${kinds}::text[]) or ${isPageOfKinds(kinds)})`;

/** SQL for the score of one term for an item; 0 without a match. */
function termLevel({ word, synonyms, kind }: Term, isNameOnly: boolean): RawBuilder<unknown> {
  if (isChosung(word)) {
    const pattern = toChosungRegex(word);
    return sql`case when chosung ~ ${`^${pattern}`} then ${sql.lit(levels.startOfName)}
      when chosung ~ ${pattern} then ${sql.lit(levels.inName)} else 0 end`;
  }
  const parts = [levelOf([word], isNameOnly)];
  if (synonyms.length > 0) parts.push(sql`${levelOf(synonyms, isNameOnly)} * ${sql.lit(synonymShare)}`);
  if (kind !== null) parts.push(sql`case when ${isOfKinds([kind])} then ${sql.lit(kindLevel)} else 0 end`);
  return sql`greatest(${sql.join(parts)})::float8`;
}

/** SQL condition: an item has any of the terms. Uses plain columns, so that their indexes are used. */
function anyTerm(terms: readonly Term[], { locale, isNameOnly = false }: RankingQuery): RawBuilder<unknown> {
  const chosung = terms.filter(({ word }) => isChosung(word)).map(({ word }) => sql`chosung ~ ${toChosungRegex(word)}`);
  const words = terms.filter(({ word }) => !isChosung(word)).flatMap(({ word, synonyms }) => [word, ...synonyms]);
  const kinds = terms.flatMap(({ kind }) => kind ?? []);
  const patterns = patternsOf(words, (word) => `%${word}%`);
  const plain = [sql`name`, sql`words`, ...(isNameOnly ? [] : [sql`body`])];
  const own = locale === 'ko' ? [] : [sql`own_name`, ...(isNameOnly ? [] : [sql`own_body`])];
  const parts = [
    ...chosung,
    ...(words.length === 0 ? [] : plain.map((column) => sql`${column} like any(${patterns})`)),
    ...(words.length === 0 ? [] : own.map((column) => sql`(i18n is not null and ${column} like any(${patterns}))`)),
    ...(kinds.length === 0 ? [] : [isOfKinds(kinds)]),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** SQL condition: an item of the travel service; the questions about payment are about its goods. */
const isTravel = sql`(type in ('PASS', 'ATTRACTION', 'TOUR') or (type = 'PAGE' and uid ~* '^/travel(/|$)')
  or (type = 'FAQ' and facts && array(select code_nm from code where group_cd = 'FAQ_CTG' and code in ('TRAVEL', 'PAY'))))`;

function scoreOf(terms: readonly Term[], area: SearchArea, today: string): RawBuilder<unknown> {
  const sum = sql.join(
    terms.map(({ isLight }, at) => sql`${sql.ref(`l${at}`)} * ${sql.lit(isLight ? lightShare : 1)}`),
    sql` + `,
  );
  const kinds = terms.flatMap(({ kind }) => kind ?? []);
  const bonuses = searchSources.map(({ type, bonus }) => sql`when ${sql.lit(type)} then ${sql.lit(bonus)}`);
  const phrase = `%${toLikeText(terms.map(({ word }) => word).join(''))}%`;
  return sql`(${sum}) + case type ${sql.join(bonuses, sql` `)} else 0 end
    + case when type = any(${kinds}::text[]) then ${sql.lit(kindBonus)} else 0 end
    + case when ${isPageOfKinds(kinds)} then ${sql.lit(kindPageBonus)} else 0 end
    + case when ${terms.length > 1} and own_name like ${phrase} then ${sql.lit(phraseBonus)} else 0 end
    - case when ${isTravel} <> ${area === 'TRAVEL'} then ${sql.lit(otherAreaLoss)} else 0 end
    - case when aged_on < ${today}::date then least(${sql.lit(sinkLimit)}, (${today}::date - aged_on) / ${sql.lit(sinkDays)}::float8) else 0 end`;
}

const hitColumns = {
  type: oneOf(...searchTypes),
  uid: text,
  title: text,
  summary: text,
  facts: textArray,
  lang: oneOf(...contentLocales),
  image_url: nullable(text),
  image_alt: nullable(text),
  place: int4,
  no: int4,
  cnt: int4,
  rank: int4,
  matched: int4,
  known: textArray,
} as const;

/** SQL that counts a term in a name twice as much as one in a text. */
const weightOf = (level: string) =>
  sql`case when ${sql.ref(level)} > ${sql.lit(levels.inWords)} then 2 when ${sql.ref(level)} > 0 then 1 else 0 end`;

/**
 * Ranks matches of all kinds by score. All terms should match; items with fewer are included only if nothing has more, or if
 * they have as many in their names as others have in their texts.
 */
export async function rankHits(db: Db, query: RankingQuery): Promise<Ranking> {
  const { terms, type, page, best, area, isNameOnly = false } = query;
  const own = sql.join(terms.map((term, at) => sql`${termLevel(term, isNameOnly)} as ${sql.ref(`l${at}`)}`));
  const needed = terms.flatMap(({ isLight }, at) => (isLight ? [] : [at]));
  const matched = sql.join(
    needed.map((at) => sql`(${sql.ref(`l${at}`)} > 0)::int`),
    sql` + `,
  );
  const weight = sql.join(
    needed.map((at) => weightOf(`l${at}`)),
    sql` + `,
  );
  const known = sql.join(terms.map((_, at) => sql`case when bool_or(${sql.ref(`l${at}`)} > 0) then ${at}::text end`));
  const rows = await describedSql('search.rank', hitColumns)`
    with thing as (${selectThings(query)}),
    found as materialized (select thing.*, ${own} from thing where ${anyTerm(terms, query)}),
    scored as (select found.*, ${matched} as matched, ${weight} as weight, ${scoreOf(terms, area, toSeoulDate(query.now))} as score from found),
    ranked as (select type, uid, title, summary, facts, lang, image_url, image_alt, matched,
      (dense_rank() over (order by score desc))::int as rank,
      (row_number() over (partition by type order by score desc, aged_on desc nulls last, uid))::int as no,
      (row_number() over (order by score desc, aged_on desc nulls last, title, uid))::int as place,
      (count(*) over (partition by type))::int as cnt
      from scored where matched > 0
        and (matched = (select max(matched) from scored) or weight = (select max(weight) from scored)))
    select type, uid, title, summary, facts, lang, image_url, image_alt, place, no, cnt, rank,
      (select max(matched) from ranked) as matched, (select array_remove(array[${known}], null) from found) as known
    from ranked
    where no = 1 or place <= ${best}
      or ((${type} = '' or type = ${type}) and no > ${page.offset} and no <= ${page.offset + page.limit})
    order by place`.execute(db);
  const [first] = rows;
  return {
    hits: rows.map(({ image_url: imageUrl, image_alt, cnt: total, known: _known, matched: _matched, ...hit }) => ({
      ...hit,
      imageUrl,
      imageAlt: image_alt === null ? null : toAlt(hit.lang, image_alt, hit.title),
      total,
    })),
    matched: first?.matched ?? 0,
    unknown: terms.filter((_, at) => !first?.known.includes(`${at}`)).map(({ word }) => word),
  };
}

/** Lists words from all names, newest first, for spelling corrections. */
export async function listKnownWords(db: Db, at: SearchMoment): Promise<readonly string[]> {
  const rows = await describedSql('search.words', { title: text })`select title from (${selectThings(at)}) as thing
    order by aged_on desc nulls first limit ${maxTitles}`.execute(db);
  return [...new Set(rows.flatMap(({ title }) => title.toLowerCase().split(/[^\p{L}\p{N}]+/u)))];
}
