import { type RawBuilder, sql } from 'kysely';
import { matches } from '../../common/text/searchText.ts';
import { isBookable } from './bookable.ts';
import { isOpenToday } from './openDays.ts';
import { parseBbox, parseCodes } from './rules.ts';
import { lowPrice } from './selectGoods.ts';

export interface AttractionFilter {
  readonly searchKeyword: string;
  readonly gdsTycd: string;
  readonly gdsCategoryCd: string;
  readonly facilitiesRecord: string;
  readonly etcInformation: string;
  readonly sggCd: string;
  readonly passYn: '' | 'Y';
  readonly openYn: '' | 'Y';
  /** Empty: any day. */
  readonly useDate: string;
  readonly people: number;
  readonly maxPrice: number;
  readonly bbox: string;
  readonly sort: 'RECOMMEND' | 'RATING' | 'REVIEW' | 'PRICE' | 'NAME';
}

export const orders: Readonly<Record<AttractionFilter['sort'], RawBuilder<unknown>>> = {
  RECOMMEND: sql`g.recommend desc, g.gds_uid`,
  RATING: sql`g.rating desc, g.gds_uid`,
  REVIEW: sql`(select sum(n) from unnest(g.stars) n) desc, g.gds_uid`,
  PRICE: sql`low_price nulls last, g.gds_uid`,
  NAME: sql`g.gds_nm, g.gds_uid`,
};

/** SQL for all that a keyword is looked for in: texts in all languages, and names of facilities and conditions such as 무장애. */
const searched = sql<string>`(g.search || E'\n' || g.search_i18n || coalesce((
  select string_agg(E'\n' || lower(replace(c.code_nm || E'\n' || c.i18n::text, ' ', '')), '') from code c
  where c.group_cd in ('FACILITY', 'ETC_INFO') and c.code = any(g.facilities || g.etc_info)), ''))`;

function anyOf(column: string, csv: string): RawBuilder<boolean> {
  const codes = parseCodes(csv);
  return codes.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${codes}::text[])`;
}

/** Builds the condition of a filter on `goods as g`. */
export function toCondition(filter: AttractionFilter, now: Date): RawBuilder<boolean> {
  const box = parseBbox(filter.bbox);
  const inBox =
    box === undefined
      ? sql`true`
      : sql`g.lng between ${box.west} and ${box.east} and g.lat between ${box.south} and ${box.north}`;
  const inPass =
    filter.passYn === '' ? sql`true` : sql`exists (select 1 from pass_place pp where pp.gds_uid = g.gds_uid)`;
  const isOpen = filter.openYn === '' ? sql`true` : isOpenToday(now);
  const isCheap = filter.maxPrice === 0 ? sql`true` : sql`coalesce(${lowPrice}, 0) <= ${filter.maxPrice}::int`;
  return sql<boolean>`${matches(filter.searchKeyword, searched, 'g.chosung')}
    and ${anyOf('g.tycd', filter.gdsTycd)} and ${anyOf('g.category_cd', filter.gdsCategoryCd)} and ${anyOf('g.sgg_cd', filter.sggCd)}
    and g.facilities @> ${parseCodes(filter.facilitiesRecord)}::text[]
    and g.etc_info @> ${parseCodes(filter.etcInformation)}::text[]
    and ${inBox} and ${inPass} and ${isOpen} and ${isCheap} and ${isBookable(filter, now)}`;
}
