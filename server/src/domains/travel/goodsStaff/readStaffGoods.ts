import type { EndpointData } from '@haesol/contracts/common';
import {
  type adminGoods,
  type adminGoodsGet,
  type adminPlaces,
  goodsTextNames,
  type StaffGoodsOption,
} from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';
import { toClosedText } from '../attraction/daysOffTexts.ts';
import { missingLocales, toLanguageTexts } from '../travelStaff/languageTexts.ts';
import { findGoods } from './findGoods.ts';

type List = EndpointData<typeof adminGoods>;

type StaffFilter = Omit<z.output<typeof adminGoods.query>, 'pageNum' | 'pageSize'>;

const order = {
  usual: sql`g.gds_nm, g.gds_uid, o.sort, o.goods_dtl_id`,
  columns: {
    name: { by: sql.ref('g.gds_nm') },
    category: { by: sql.ref('g.tycd') },
    price: { by: sql.ref('low'), isNullable: true },
  },
  uid: sql`coalesce(o.goods_dtl_id, g.gds_uid)`,
} as const;

const missingNames = missingLocales('g.i18n');

const stateOf = sql<List['list'][number]['state']>`case when g.deleted_at is null then 'ON' else 'OFF' end`;

const hasStock = sql<boolean>`exists (select 1 from stock s where s.goods_dtl_id = o.goods_dtl_id)`;

/** Lists options of goods, and goods without options, for staff. */
export async function listStaffGoods(
  db: Kysely<Database>,
  { gdsTycd, state, missing, searchKeyword, sort }: StaffFilter,
  { limit, offset }: Pick<PageAt, 'limit' | 'offset'>,
): Promise<List> {
  const found = db
    .selectFrom('goods as g')
    .leftJoin('goods_option as o', 'o.gds_uid', 'g.gds_uid')
    .where(sql<boolean>`(${gdsTycd} = '' or g.tycd = ${gdsTycd})`)
    .where(sql<boolean>`(${state} = '' or ${stateOf} = ${state})`)
    .where(sql<boolean>`(${missing} = '' or cardinality(${missingNames}) > 0)`)
    .where(matches(searchKeyword, 'g.search', 'g.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['g.gds_uid', 'g.gds_nm', 'g.tycd', 'o.goods_dtl_id', 'o.option_nm'])
    .select([missingNames.as('missing'), stateOf.as('state'), hasStock.as('stock')])
    .select((eb) =>
      eb
        .selectFrom('goods_price as p')
        .select((price) => price.fn.min('p.price').as('price'))
        .whereRef('p.goods_dtl_id', '=', 'o.goods_dtl_id')
        .as('low'),
    )
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    id: row.goods_dtl_id ?? row.gds_uid,
    gdsUid: row.gds_uid,
    goodsDtlId: row.goods_dtl_id,
    gdsNm: row.gds_nm,
    optionNm: row.option_nm,
    gdsTycd: row.tycd,
    lowPrice: row.low,
    missing: row.missing,
    state: row.state,
    stockYn: row.stock ? ('Y' as const) : ('N' as const),
  }));
  return { list, cnt_total: cnt };
}

/** Lists all places for forms that choose one. */
export async function listPlaces(db: Kysely<Database>): Promise<EndpointData<typeof adminPlaces>> {
  const list = await db
    .selectFrom('goods as g')
    .select(['g.gds_uid as gdsUid', 'g.gds_nm as gdsNm', stateOf.as('state')])
    .orderBy('g.gds_nm')
    .orderBy('g.gds_uid')
    .execute();
  return { list, cnt_total: list.length };
}

async function readOptions(db: Kysely<Database>, gdsUid: string): Promise<StaffGoodsOption[]> {
  const options = await db
    .selectFrom('goods_option as o')
    .select([
      'o.goods_dtl_id',
      'o.option_nm',
      'o.kind',
      'o.max_cnt',
      'o.confirm_type',
      'o.min_nights',
      'o.needs_passport',
      hasStock.as('stock'),
    ])
    .where('o.gds_uid', '=', gdsUid)
    .orderBy('o.sort')
    .execute();
  const prices = await db
    .selectFrom('goods_price as p')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 'p.goods_dtl_id')
    .leftJoin('goods_price_plan as n', (join) =>
      join.onRef('n.goods_dtl_id', '=', 'p.goods_dtl_id').onRef('n.price_sn', '=', 'p.price_sn'),
    )
    .select(['p.goods_dtl_id', 'p.price_sn', 'p.price_nm', 'p.age_group', 'p.price', 'p.list_price'])
    .select(['p.days', 'p.age_from as ageFrom', 'p.age_to as ageTo'])
    .select(['n.from_day', 'n.price as plan_price', 'n.list_price as plan_list_price'])
    .where('o.gds_uid', '=', gdsUid)
    .orderBy('p.price_sn')
    .execute();
  return options.map((option) => ({
    goodsDtlId: option.goods_dtl_id,
    optionNm: option.option_nm,
    kind: option.kind,
    maxCnt: option.max_cnt,
    minNights: option.min_nights,
    passportYn: option.needs_passport ? 'Y' : 'N',
    confirmType: option.confirm_type,
    stockYn: option.stock ? 'Y' : 'N',
    prices: prices
      .filter(({ goods_dtl_id }) => goods_dtl_id === option.goods_dtl_id)
      .map((price) => ({
        priceSn: price.price_sn,
        priceNm: price.price_nm,
        ageGroup: price.age_group,
        days: price.days,
        ageFrom: price.ageFrom,
        ageTo: price.ageTo,
        price: price.price,
        listPrice: price.list_price,
        plan:
          price.from_day === null
            ? null
            : { fromDt: price.from_day, price: price.plan_price ?? 0, listPrice: price.plan_list_price ?? 0 },
      })),
  }));
}

const listPictures = (db: Kysely<Database>, gdsUid: string) =>
  db.selectFrom('goods_image').select(['url', 'alt']).where('gds_uid', '=', gdsUid).orderBy('seq').execute();

/** Returns goods for editing, those off the site too. @throws {ApiError} `4040` */
export async function getStaffGoods(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<EndpointData<typeof adminGoodsGet>> {
  const gdsUid = await findGoods(db, id);
  const row = await db
    .selectFrom('goods as g')
    .selectAll()
    .select([
      sql<string>`to_char(g.open_from, 'HH24:MI')`.as('opens'),
      sql<string>`to_char(g.open_to, 'HH24:MI')`.as('closes'),
    ])
    .where('g.gds_uid', '=', gdsUid)
    .executeTakeFirstOrThrow();
  const { gds_nm: nm, summary, description, notice, addr, meet_text: meet } = row;
  return {
    gdsUid,
    rev: row.rev,
    state: row.deleted_at === null ? 'ON' : 'OFF',
    gdsTycd: row.tycd,
    gdsCategoryCd: row.category_cd,
    sggCd: row.sgg_cd,
    tel: row.tel,
    lat: row.lat,
    lng: row.lng,
    meetLat: row.meet_lat,
    meetLng: row.meet_lng,
    openFrom: row.opens,
    openTo: row.closes,
    closedDays: row.closed_days,
    closedWeeks: row.closed_weeks,
    closedWeekday: row.closed_weekday,
    closedDates: row.closed_dates,
    closedMovesYn: row.closed_moves ? 'Y' : 'N',
    closedText: toClosedText({ ...row, closed_words: row.closed_text }, 'ko'),
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    pictures: await listPictures(db, gdsUid),
    texts: toLanguageTexts(goodsTextNames, { nm, summary, description, notice, addr, meet }, row.i18n),
    options: await readOptions(db, gdsUid),
    nextDt: addDays(toSeoulDate(now), 1),
  };
}
