import type { SearchType } from '@haesol/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { pagePaths } from '../../pagePaths.ts';
import type { SitePage } from './pages.ts';
import { toSearchText } from './searchText.ts';
import type { KindNames } from './terms.ts';

/** A kind of thing that the search of the whole site finds. */
export interface SearchSource {
  readonly type: SearchType;
  /** What people call the kind: who types one of these wants the kind first, and its pages before all. */
  readonly names: readonly string[];
  /** Pages that list the kind. */
  readonly pages: readonly string[];
  /** What a hit of the kind is worth besides its words. */
  readonly bonus: number;
  /**
   * Rows of uid, title, summary, facts, image_url, image_alt, name, words, body, chosung, aged_on. Compared are `name`,
   * `words` and `body`, in the form of search columns; a word between bars is another name of the thing. `aged_on` is the
   * day from which a thing sinks; null never does.
   */
  select(at: SearchMoment): RawBuilder<unknown>;
}

export interface SearchMoment {
  readonly now: Date;
  readonly pages: readonly SitePage[];
  /** Names of codes by group. */
  readonly codes: CodeNames;
}

/** By group, a JSON object of the names of its codes. */
export type CodeNames = ReadonlyMap<string, string>;

/** Lower case, without blanks, as `toSearchText` makes it. */
const normal = (value: RawBuilder<unknown>) => sql`lower(replace(${value}, ' ', ''))`;
/** Words that say what a thing is, such as its category. */
const wordsOf = (...values: RawBuilder<unknown>[]) => normal(sql`concat_ws('|', ${sql.join(values)})`);
const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY. FMMM. FMDD.')`;

/** Name of a code: looked up in a value of the statement, since a table for each of them makes planning slow. */
const codeName = (codes: CodeNames, group: string, column: string) =>
  sql`${codes.get(group) ?? '{}'}::text::jsonb ->> ${sql.ref(column)}`;
const noFacts = sql`'{}'::text[]`;

const selectPosts = (
  board: 'NOTICE' | 'NEWS' | 'REFERENCE',
  agedOn: RawBuilder<unknown>,
  { now, codes }: SearchMoment,
) =>
  sql`select post_uid, title, summary, array[${codeName(codes, `${board}_CTG`, 'category_cd')}, ${day('created_at')}], thumb_url, thumb_alt,
    title_search, ${wordsOf(codeName(codes, `${board}_CTG`, 'category_cd'))}, body_search, chosung, ${agedOn}
    from post where board = ${sql.lit(board)} and deleted_at is null and created_at <= ${now}`;

/** Types that a keyword of people names. */
export function toKindNames(sources: readonly SearchSource[]): KindNames {
  return new Map(sources.flatMap(({ type, names }) => names.map((name) => [toSearchText(name), type] as const)));
}

/** Every kind, in the order in which equal hits stand. A kind is added here, with its label and link in mf-portal. */
export const searchSources: readonly SearchSource[] = [
  {
    type: 'PAGE',
    names: [],
    pages: [],
    bonus: 2,
    select: ({
      pages,
    }) => sql`select path, title, summary, ${noFacts}, null, null, name, words, body, chosung, null::date
      from jsonb_to_recordset(${JSON.stringify(pages)}::text::jsonb)
        as p(path text, title text, summary text, name text, words text, body text, chosung text)`,
  },
  // Articles for travellers are pages: a kind of their own would be unknown to open tabs of older builds.
  {
    type: 'PAGE',
    names: [],
    pages: [],
    bonus: 2,
    select:
      () => sql`select ${pagePaths.travelArticle}::text || '?id=' || id, title, summary, ${noFacts}, thumb_url, thumb_alt,
      ${normal(sql`title`)}, '', search, chosung, null::date from travel_info where deleted_at is null`,
  },
  {
    type: 'EDU',
    names: ['교육', '재직자 교육', '교육 과정', '과정', '강의', '강좌', '수업', '연수', '인강'],
    pages: ['/cooperation/edu'],
    bonus: 1,
    select: ({
      codes,
    }) => sql`select edu_uid, title, summary, array[${codeName(codes, 'EDU_FIELD', 'field_cd')}, ${day('start_dt')} || '~' || ${day('end_dt')}],
      thumb_url, thumb_alt, ${normal(sql`title`)}, ${wordsOf(
        codeName(codes, 'EDU_FIELD', 'field_cd'),
        sql`case type_cd when 'ONLINE' then '온라인|비대면' when 'GROUP' then '집체|대면|오프라인' else '혼합|온라인' end`,
        sql`case when fee = 0 then '무료' end`,
        sql`case aud when 'WORKER' then '재직자|직장인' else '학생|재학생' end`,
      )}, search, chosung, end_dt from edu where deleted_at is null`,
  },
  {
    type: 'EQU',
    names: ['장비', '공용장비', '기기', '실험 장비', '분석 장비'],
    pages: ['/cooperation/equ', '/cooperation/equipment', '/easyReservation'],
    bonus: 1,
    select: ({
      codes,
    }) => sql`select eq_uid, eq_nm, model, array[${codeName(codes, 'EQ_CTG', 'ctg_cd')}, place], thumb_url, thumb_alt,
      ${normal(sql`eq_nm`)}, ${wordsOf(codeName(codes, 'EQ_CTG', 'ctg_cd'), sql`place`, sql`model`)}, search, chosung, null::date
      from equipment where deleted_at is null`,
  },
  {
    type: 'FAQ',
    names: ['faq', '자주 묻는 질문', '질문'],
    pages: ['/infoPlaza/faq'],
    bonus: 1,
    select: ({
      codes,
    }) => sql`select faq_uid, title, '', array[${codeName(codes, 'FAQ_CTG', 'category_cd')}], null, null,
      ${normal(sql`title`)}, ${wordsOf(codeName(codes, 'FAQ_CTG', 'category_cd'))}, search, chosung, null::date
      from faq where deleted_at is null`,
  },
  {
    type: 'PASS',
    names: ['패스', '이용권', '입장권'],
    pages: ['/travel/passes'],
    bonus: 1,
    select:
      () => sql`select gds_dtl_uid, pass_nm, summary, array[to_char(price, 'FM999,999,999') || '원'], thumb_url, thumb_alt,
      ${normal(sql`pass_nm`)}, '', search, chosung, null::date from pass_option where deleted_at is null`,
  },
  {
    type: 'ATTRACTION',
    names: ['관광지', '관광', '여행지', '가볼 만한 곳', '명소'],
    pages: ['/travel/attractions'],
    bonus: 0.5,
    select: ({ codes }) => sql`select gds_uid, gds_nm, summary, array[addr], thumb_url, thumb_alt,
      ${normal(sql`gds_nm`)}, ${wordsOf(codeName(codes, 'GDS_TYCD', 'tycd'), codeName(codes, 'GDS_CATEGORY_CD', 'category_cd'), codeName(codes, 'SGG', 'sgg_cd'))},
      search, chosung, null::date from goods where deleted_at is null and tycd <> 'CD0000002005'`,
  },
  {
    type: 'TOUR',
    names: ['추천코스', '코스', '여행 코스'],
    pages: ['/travel/tours'],
    bonus: 0.5,
    select: () => sql`select tour_uid, title, summary, ${noFacts}, thumb_url, thumb_alt,
      ${normal(sql`title`)}, '', search, chosung, null::date from tour where deleted_at is null`,
  },
  {
    type: 'REF',
    names: ['자료', '자료실', '서식', '양식'],
    pages: ['/infoPlaza/reference'],
    bonus: 0.5,
    select: (at) => selectPosts('REFERENCE', sql`null::date`, at),
  },
  {
    type: 'NOTICE',
    names: ['공지', '공지사항', '공고', '모집 공고'],
    pages: ['/infoPlaza/notice'],
    bonus: 0,
    select: (at) => selectPosts('NOTICE', sql`created_at::date`, at),
  },
  {
    type: 'NEWS',
    names: ['소식', '뉴스', '산학소식'],
    pages: ['/infoPlaza/news'],
    bonus: -0.5,
    select: (at) => selectPosts('NEWS', sql`created_at::date`, at),
  },
];
