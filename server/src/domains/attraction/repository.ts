import type { Attraction, AttractionDetail, Picture } from '@haesol/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
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

export interface AttractionPage {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
  readonly languageCd: string;
}

interface GoodsRow {
  gds_uid: string;
  gds_nm: string;
  summary: string;
  thumb_url: string;
  thumb_alt: string;
  tycd: string;
  category_cd: string;
  ctpv_cd: string;
  sgg_cd: string;
  addr: string;
  lat: number;
  lng: number;
  low_price: number | null;
  rating: number;
  stars: number[];
  facilities: string[];
  etc_info: string[];
  open_from: string;
  open_to: string;
  closed_days: number[];
  pass: boolean;
}

interface DetailRow extends GoodsRow {
  description: string;
  tel: string;
  images: Picture[];
  hours: AttractionDetail['hours'];
  closed_text: string;
  fees: AttractionDetail['fees'];
  notice: string;
  interest_cnt: number;
}

const orders: Readonly<Record<AttractionFilter['sort'], RawBuilder<unknown>>> = {
  RECOMMEND: sql`g.recommend desc, g.gds_uid`,
  RATING: sql`g.rating desc, g.gds_uid`,
  REVIEW: sql`(select sum(n) from unnest(g.stars) n) desc, g.gds_uid`,
  PRICE: sql`low_price nulls last, g.gds_uid`,
  NAME: sql`g.gds_nm, g.gds_uid`,
};

function columnsIn(languageCd: string) {
  const key = toTranslationKey(languageCd);
  return sql`g.gds_uid, coalesce(g.i18n -> ${key}::text ->> 'nm', g.gds_nm) as gds_nm,
    coalesce(g.i18n -> ${key}::text ->> 'summary', g.summary) as summary, g.thumb_url, g.thumb_alt, g.tycd, g.category_cd,
    g.ctpv_cd, g.sgg_cd, g.addr, g.lat, g.lng, g.rating::float8 as rating, g.stars, g.facilities, g.etc_info,
    to_char(g.open_from, 'HH24:MI') as open_from, to_char(g.open_to, 'HH24:MI') as open_to, g.closed_days,
    (select min(p.price) from goods_option o join goods_price p using (goods_dtl_id) where o.gds_uid = g.gds_uid) as low_price,
    exists (select 1 from pass_place pp where pp.gds_uid = g.gds_uid) as pass`;
}

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
  return sql<boolean>`g.deleted_at is null and ${matches(filter.searchKeyword, 'g.search', 'g.chosung')}
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
    passYn: row.pass ? 'Y' : 'N',
  };
}

async function listOptions(db: Db, gdsUid: string): Promise<AttractionDetail['options']> {
  const { rows } = await sql<AttractionDetail['options'][number]>`
    select o.goods_dtl_id as "goodsDtlId", o.option_nm as "optionNm", o.max_cnt as "maxCnt", o.confirm_type as "confirmType",
      jsonb_agg(jsonb_build_object('priceSn', p.price_sn, 'priceNm', p.price_nm, 'price', p.price, 'listPrice', p.list_price)
        order by p.price_sn) as prices
    from goods_option o join goods_price p using (goods_dtl_id) where o.gds_uid = ${gdsUid}
    group by o.goods_dtl_id, o.option_nm, o.max_cnt, o.confirm_type, o.sort order by o.sort`.execute(db);
  return rows;
}

export function createAttractionRepository(db: Db) {
  return {
    async listAttractions(filter: AttractionFilter, { limit, offset, now, languageCd }: AttractionPage) {
      const condition = toCondition(filter);
      const { rows: counts } = await sql<{
        cnt: number;
      }>`select count(*)::int as cnt from goods g where ${condition}`.execute(db);
      const { rows } = await sql<GoodsRow>`select ${columnsIn(languageCd)} from goods g where ${condition}
        order by ${orders[filter.sort]} limit ${limit} offset ${offset}`.execute(db);
      return { list: rows.map((row) => toAttraction(row, now)), cnt_total: counts[0]?.cnt ?? 0 };
    },

    async findAttraction(
      gdsUid: string,
      { now, languageCd }: { now: Date; languageCd: string },
    ): Promise<AttractionDetail | undefined> {
      const { rows } =
        await sql<DetailRow>`select ${columnsIn(languageCd)}, g.description, g.tel, g.images, g.hours, g.closed_text,
        g.fees, g.notice, g.interest_cnt from goods g where g.gds_uid = ${gdsUid} and g.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      // A degree of longitude is about 0.8 of one of latitude here; only the order counts.
      const nearby = await sql<GoodsRow>`select ${columnsIn(languageCd)} from goods g
        where g.deleted_at is null and g.gds_uid <> ${gdsUid}
        order by power(g.lat - ${row.lat}::float8, 2) + power((g.lng - ${row.lng}::float8) * 0.8, 2), g.gds_uid limit 4`.execute(
        db,
      );
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
        nearby: nearby.rows.map((place) => toAttraction(place, now)),
        reviewSummary: { rating: attraction.rating, reviewCnt: attraction.reviewCnt, stars: row.stars },
        interestCnt: row.interest_cnt,
      };
    },
  };
}
