import type { Attraction, AttractionDetail } from '@haesol/shared/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import type { PageAt } from '../../pageAt.ts';
import { matches } from '../search/searchText.ts';
import { datedRefundRules, openStateAt, parseBbox, parseCodes, toTranslationKey } from './rules.ts';

export interface AttractionFilter {
  readonly searchKeyword: string;
  readonly gdsTycd: string;
  readonly gdsCategoryCd: string;
  readonly facilitiesRecord: string;
  readonly etcInformation: string;
  readonly sggCd: string;
  readonly bbox: string;
  readonly sort: 'RECOMMEND' | 'RATING' | 'REVIEW' | 'PRICE' | 'NAME';
}

export const noAttractionFilter: AttractionFilter = {
  searchKeyword: '',
  gdsTycd: '',
  gdsCategoryCd: '',
  facilitiesRecord: '',
  etcInformation: '',
  sggCd: '',
  bbox: '',
  sort: 'RECOMMEND',
};

export interface AttractionPage extends PageAt {
  readonly languageCd: string;
}

const orders: Readonly<Record<AttractionFilter['sort'], RawBuilder<unknown>>> = {
  RECOMMEND: sql`g.recommend desc, g.gds_uid`,
  RATING: sql`g.rating desc, g.gds_uid`,
  REVIEW: sql`(select sum(n) from unnest(g.stars) n) desc, g.gds_uid`,
  PRICE: sql`low_price nulls last, g.gds_uid`,
  NAME: sql`g.gds_nm, g.gds_uid`,
};

function selectGoods(db: Db, languageCd: string) {
  const key = toTranslationKey(languageCd);
  return db
    .selectFrom('goods as g')
    .select(['g.gds_uid', 'g.thumb_url', 'g.thumb_alt', 'g.tycd', 'g.category_cd', 'g.ctpv_cd', 'g.sgg_cd', 'g.addr'])
    .select(['g.lat', 'g.lng', 'g.stars', 'g.facilities', 'g.etc_info', 'g.closed_days'])
    .select((eb) => [
      sql<string>`coalesce(g.i18n -> ${key}::text ->> 'nm', g.gds_nm)`.as('gds_nm'),
      sql<string>`coalesce(g.i18n -> ${key}::text ->> 'summary', g.summary)`.as('summary'),
      sql<number>`g.rating::float8`.as('rating'),
      sql<string>`to_char(g.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(g.open_to, 'HH24:MI')`.as('open_to'),
      eb
        .selectFrom('goods_option as o')
        .innerJoin('goods_price as p', 'p.goods_dtl_id', 'o.goods_dtl_id')
        .select((price) => price.fn.min('p.price').as('price'))
        .whereRef('o.gds_uid', '=', 'g.gds_uid')
        .as('low_price'),
      eb
        .exists(eb.selectFrom('pass_place as pp').select('pp.gds_uid').whereRef('pp.gds_uid', '=', 'g.gds_uid'))
        .as('pass'),
    ])
    .where('g.deleted_at', 'is', null);
}

type GoodsRow = InferResult<ReturnType<typeof selectGoods>>[number];

function anyOf(column: string, csv: string): RawBuilder<boolean> {
  const codes = parseCodes(csv);
  return codes.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${codes}::text[])`;
}

function toCondition(filter: AttractionFilter): RawBuilder<boolean> {
  const box = parseBbox(filter.bbox);
  const inBox =
    box === undefined
      ? sql`true`
      : sql`g.lng between ${box.west} and ${box.east} and g.lat between ${box.south} and ${box.north}`;
  return sql<boolean>`${matches(filter.searchKeyword, 'g.search', 'g.chosung')}
    and ${anyOf('g.tycd', filter.gdsTycd)} and ${anyOf('g.category_cd', filter.gdsCategoryCd)} and ${anyOf('g.sgg_cd', filter.sggCd)}
    and g.facilities @> ${parseCodes(filter.facilitiesRecord)}::text[]
    and g.etc_info @> ${parseCodes(filter.etcInformation)}::text[] and ${inBox}`;
}

function toAttraction(row: GoodsRow, now: Date): Attraction {
  return {
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    summary: row.summary,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    gdsTycd: row.tycd,
    gdsCategoryCd: row.category_cd,
    ctpvCd: row.ctpv_cd,
    sggCd: row.sgg_cd,
    addr: row.addr,
    lat: row.lat,
    lng: row.lng,
    lowPrice: row.low_price,
    rating: row.rating,
    reviewCnt: row.stars.reduce((sum, count) => sum + count, 0),
    facilitiesRecord: row.facilities,
    etcInformation: row.etc_info,
    openState: openStateAt(now, { openFrom: row.open_from, openTo: row.open_to, closedDays: row.closed_days }),
    interestYn: 'N',
    passYn: row.pass === true ? 'Y' : 'N',
  };
}

async function listOptions(db: Db, gdsUid: string): Promise<AttractionDetail['options']> {
  const options = await db
    .selectFrom('goods_option as o')
    .select(['o.goods_dtl_id as goodsDtlId', 'o.option_nm as optionNm', 'o.max_cnt as maxCnt'])
    .select((eb) => [
      'o.confirm_type as confirmType',
      jsonArrayFrom(
        eb
          .selectFrom('goods_price as p')
          .select(['p.price_sn as priceSn', 'p.price_nm as priceNm', 'p.price', 'p.list_price as listPrice'])
          .whereRef('p.goods_dtl_id', '=', 'o.goods_dtl_id')
          .orderBy('p.price_sn'),
      ).as('prices'),
    ])
    .where('o.gds_uid', '=', gdsUid)
    .orderBy('o.sort')
    .execute();
  return options.filter(({ prices }) => prices.length > 0);
}

export function createAttractionRepository(db: Db) {
  return {
    async listAttractions(filter: AttractionFilter, { limit, offset, now, languageCd }: AttractionPage) {
      const condition = toCondition(filter);
      const { cnt } = await db
        .selectFrom('goods as g')
        .select(rowCount.as('cnt'))
        .where('g.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectGoods(db, languageCd)
        .where(condition)
        .orderBy(orders[filter.sort])
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map((row) => toAttraction(row, now)), cnt_total: cnt };
    },

    async findAttraction(
      gdsUid: string,
      { now, languageCd }: { now: Date; languageCd: string },
    ): Promise<AttractionDetail | undefined> {
      const row = await selectGoods(db, languageCd)
        .select([
          'g.description',
          'g.tel',
          'g.images',
          'g.hours',
          'g.closed_text',
          'g.fees',
          'g.notice',
          'g.interest_cnt',
        ])
        .where('g.gds_uid', '=', gdsUid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      // A degree of longitude is about 0.8 of one of latitude here; only the order counts.
      const distance = sql`power(g.lat - ${row.lat}::float8, 2) + power((g.lng - ${row.lng}::float8) * 0.8, 2)`;
      const nearby = await selectGoods(db, languageCd)
        .where('g.gds_uid', '<>', gdsUid)
        .orderBy(distance)
        .orderBy('g.gds_uid')
        .limit(4)
        .execute();
      const attraction = toAttraction(row, now);
      return {
        ...attraction,
        images: row.images,
        description: row.description,
        tel: row.tel,
        hours: row.hours,
        closedDays: row.closed_text,
        fees: row.fees,
        options: await listOptions(db, gdsUid),
        refundRules: datedRefundRules,
        notice: row.notice,
        nearby: nearby.map((place) => toAttraction(place, now)),
        reviewSummary: { rating: attraction.rating, reviewCnt: attraction.reviewCnt, stars: row.stars },
        interestCnt: row.interest_cnt,
      };
    },
  };
}
