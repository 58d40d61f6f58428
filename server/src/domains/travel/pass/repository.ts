import type { Page } from '@haesol/contracts/common';
import type { PassDetail, PassItem } from '@haesol/contracts/travel';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches } from '../../common/text/searchText.ts';
import { langOf, toAlt, toContentLocale, translated } from '../../common/text/translation.ts';
import { adultPrice, type Reading, selectGoods, toAttraction } from '../attraction/selectGoods.ts';
import { exampleCountOf, passTextsOf } from './rules.ts';

export interface PassFilter {
  readonly searchKeyword: string;
  readonly psCd: string;
}

function selectPasses(db: Db, languageCd: string) {
  return db
    .selectFrom('pass_option as o')
    .select(['o.gds_uid', 'o.gds_dtl_uid', 'o.ps_cd', 'o.hours', 'o.pick_cnt', 'o.persons', 'o.price'])
    .select(['o.thumb_url', 'o.thumb_alt', 'o.sold_cnt', 'o.valid_days'])
    .select((eb) => [
      langOf('o', languageCd).as('lang'),
      translated('o.pass_nm', languageCd, 'nm').as('pass_nm'),
      translated('o.summary', languageCd, 'summary').as('summary'),
      translated('o.description', languageCd, 'description').as('description'),
      jsonArrayFrom(
        eb
          .selectFrom('pass_place as pp')
          .innerJoin('goods as g', 'g.gds_uid', 'pp.gds_uid')
          .select(adultPrice.as('price'))
          .whereRef('pp.gds_dtl_uid', '=', 'o.gds_dtl_uid')
          .where('g.deleted_at', 'is', null)
          .orderBy('g.recommend', 'desc')
          .orderBy('g.gds_uid'),
      ).as('places'),
    ])
    .where('o.deleted_at', 'is', null);
}

type PassRow = InferResult<ReturnType<typeof selectPasses>>[number];

const sum = (prices: readonly number[]) => prices.reduce((total, price) => total + price, 0);

function toPass(row: PassRow): PassItem {
  const exampleCnt = exampleCountOf({ hours: row.hours, pickCnt: row.pick_cnt });
  const prices = row.places.map(({ price }) => price);
  const dearest = prices.toSorted((a, b) => b - a).slice(0, exampleCnt);
  return {
    gdsUid: row.gds_uid,
    gdsDtlUid: row.gds_dtl_uid,
    psCd: row.ps_cd,
    passNm: row.pass_nm,
    lang: row.lang,
    summary: row.summary,
    hours: row.hours,
    pickCnt: row.pick_cnt,
    persons: row.persons,
    price: row.price,
    priceKrw: row.price,
    currency: 'KRW',
    listPrice: sum(prices.slice(0, exampleCnt)) * row.persons,
    exampleCnt,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.pass_nm),
    placesCnt: row.places.length,
    saveMax: Math.max(0, sum(dearest) * row.persons - row.price),
    soldCnt: row.sold_cnt,
  };
}

export function createPassRepository(db: Db) {
  return {
    async listPasses(
      { searchKeyword, psCd }: PassFilter,
      { limit, offset, languageCd }: Page & Pick<Reading, 'languageCd'>,
    ) {
      const isFound = sql<boolean>`${matches(searchKeyword, 'o.search', 'o.chosung')} and (${psCd} = '' or o.ps_cd = ${psCd})`;
      const { cnt } = await db
        .selectFrom('pass_option as o')
        .where('o.deleted_at', 'is', null)
        .where(isFound)
        .select(rowCount.as('cnt'))
        .executeTakeFirstOrThrow();
      const rows = await selectPasses(db, languageCd)
        .where(isFound)
        .orderBy('o.sort')
        .orderBy('o.gds_dtl_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map(toPass), cnt_total: cnt };
    },

    /** Lists passes in the order of the given identifiers. */
    async listByUid(uids: readonly string[], languageCd: string): Promise<PassItem[]> {
      const rows = await selectPasses(db, languageCd).where('o.gds_dtl_uid', 'in', uids).execute();
      return inOrder(rows, uids, ({ gds_dtl_uid }) => gds_dtl_uid).map(toPass);
    },

    /** @param id of the pass, or of its goods, whose first pass is returned */
    async findPass(id: string, reading: Reading): Promise<PassDetail | undefined> {
      const row = await selectPasses(db, reading.languageCd)
        .where((eb) => eb.or([eb('o.gds_dtl_uid', '=', id), eb('o.gds_uid', '=', id)]))
        .orderBy('o.sort')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const places = await selectGoods(db, reading)
        .innerJoin('pass_place as x', 'x.gds_uid', 'g.gds_uid')
        .select(adultPrice.as('adult_price'))
        .where('x.gds_dtl_uid', '=', row.gds_dtl_uid)
        .orderBy('g.recommend', 'desc')
        .orderBy('g.gds_uid')
        .execute();
      return {
        ...toPass(row),
        description: row.description,
        validDays: row.valid_days,
        places: places.map((place) => ({ ...toAttraction(place, reading), adultPrice: place.adult_price })),
        ...passTextsOf(toContentLocale(reading.languageCd)),
      };
    },
  };
}
