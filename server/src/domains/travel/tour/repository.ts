import type { Page } from '@haesol/contracts/common';
import { stayType, type Tour, type TourDetail, type TourStop } from '@haesol/contracts/travel';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches } from '../../common/text/searchText.ts';
import { langOf, toAlt, toContentLocale, translated } from '../../common/text/translation.ts';
import { toClosedText, writtenDaysOff } from '../attraction/daysOffTexts.ts';
import { isOffOn } from '../attraction/openDays.ts';
import { openStateAt, parseCodes } from '../attraction/rules.ts';
import { adultPrice, firstOption, type Reading } from '../attraction/selectGoods.ts';
import { daysOffColumns } from '../goods/daysOff.ts';
import { arrivalsOf, firstStart } from './rules.ts';

export interface TourFilter {
  readonly searchKeyword: string;
  readonly themeCd: string;
  readonly etcInformation: string;
  readonly tourDays: string;
}

function selectTours(db: Db, { languageCd, memberUid }: Reading) {
  return db
    .selectFrom('tour as t')
    .select(['t.tour_uid', 't.theme_cd', 't.tour_days', 't.thumb_url', 't.thumb_alt'])
    .select((eb) => [
      langOf('t', languageCd).as('lang'),
      translated('t.title', languageCd, 'title').as('title'),
      translated('t.summary', languageCd, 'summary').as('summary'),
      sql<boolean>`exists (select 1 from interest n where n.tour_uid = t.tour_uid and n.member_uid = ${memberUid ?? null}::uuid)`.as(
        'interest',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('tour_stop as s')
          .innerJoin('goods as g', 'g.gds_uid', 's.gds_uid')
          .select(['s.move_by', 's.move_min', sql<number>`s.move_km::float8`.as('move_km')])
          .select(translated('g.gds_nm', languageCd, 'nm').as('nm'))
          .whereRef('s.tour_uid', '=', 't.tour_uid')
          .orderBy('s.day')
          .orderBy('s.seq'),
      ).as('stops'),
    ])
    .where('t.deleted_at', 'is', null);
}

/** SQL for one line of a search column. */
const lineOf = (column: string, line: number) => sql`split_part(${sql.ref(column)}, E'\n', ${line}::int)`;

/**
 * SQL for all that a keyword is looked for in: title and summary of a tour, which are the first lines of its search column, and the
 * names of its stops, each the first line of a place's. A third line from earlier releases has the names as they were.
 */
export const searched = sql<string>`(${lineOf('t.search', 1)} || E'\n' || ${lineOf('t.search', 2)} || coalesce((
  select string_agg(E'\n' || ${lineOf('g.search', 1)}, '')
  from tour_stop s join goods g using (gds_uid) where s.tour_uid = t.tour_uid), ''))`;

type TourRow = InferResult<ReturnType<typeof selectTours>>[number];

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function toTour(row: TourRow): Tour {
  const total = (by: readonly string[], key: 'move_km' | 'move_min') =>
    oneDecimal(row.stops.filter(({ move_by }) => by.includes(move_by ?? '')).reduce((sum, stop) => sum + stop[key], 0));
  return {
    tourUid: row.tour_uid,
    title: row.title,
    lang: row.lang,
    themeCd: row.theme_cd,
    tourDays: row.tour_days,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.title),
    stopCnt: row.stops.length,
    distanceKm: total(['WALK', 'CAR', 'BOAT'], 'move_km'),
    carMin: total(['CAR'], 'move_min'),
    walkKm: total(['WALK'], 'move_km'),
    stopNms: row.stops.map(({ nm }) => nm),
    summary: row.summary,
    interestYn: row.interest ? 'Y' : 'N',
  };
}

function toCondition({ searchKeyword, themeCd, tourDays, etcInformation }: TourFilter): RawBuilder<boolean> {
  const days = /^\d$/.test(tourDays) ? Number(tourDays) : null;
  return sql<boolean>`${matches(searchKeyword, searched, 't.chosung')}
    and (${themeCd} = '' or t.theme_cd = ${themeCd})
    and (${days}::int is null or t.tour_days = ${days}::int)
    and not exists (select 1 from tour_stop s join goods g using (gds_uid)
      where s.tour_uid = t.tour_uid and not g.etc_info @> ${parseCodes(etcInformation)}::text[])`;
}

function selectStops(db: Db, tourUid: string, { languageCd, now }: Reading) {
  return db
    .selectFrom('tour_stop as s')
    .innerJoin('goods as g', 'g.gds_uid', 's.gds_uid')
    .select(['s.day', 's.seq', 's.gds_uid', 'g.tycd', 'g.lat', 'g.lng', 'g.thumb_url', 'g.thumb_alt'])
    .select(daysOffColumns)
    .select(writtenDaysOff(languageCd))
    .select(['s.stay_min', 's.move_min', 's.move_by', sql<number>`s.move_km::float8`.as('move_km')])
    .select((eb) => [
      langOf('g', languageCd).as('lang'),
      translated('g.gds_nm', languageCd, 'nm').as('gds_nm'),
      translated('g.addr', languageCd, 'addr').as('addr'),
      translated('s.memo', languageCd, 'memo').as('memo'),
      sql<string>`to_char(g.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(g.open_to, 'HH24:MI')`.as('open_to'),
      adultPrice.as('price'),
      firstOption.as('goods_dtl_id'),
      isOffOn(toSeoulDate(now)).as('is_off'),
      eb
        .exists(eb.selectFrom('pass_place as pp').select('pp.gds_uid').whereRef('pp.gds_uid', '=', 'g.gds_uid'))
        .as('pass'),
    ])
    .where('s.tour_uid', '=', tourUid)
    .orderBy('s.day')
    .orderBy('s.seq');
}

type StopRow = InferResult<ReturnType<typeof selectStops>>[number];

function toStop(row: StopRow, startTime: string, { languageCd, now }: Reading): TourStop {
  const isStay = row.tycd === stayType;
  return {
    seq: row.seq,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    lang: row.lang,
    addr: row.addr,
    lat: row.lat,
    lng: row.lng,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
    startTime,
    price: isStay ? Math.round(row.price / 2) : row.price,
    stayYn: isStay ? 'Y' : 'N',
    passYn: row.pass === true ? 'Y' : 'N',
    openState: openStateAt(now, { openFrom: row.open_from, openTo: row.open_to, isOff: row.is_off }),
    closedDays: toClosedText(row, toContentLocale(languageCd)),
    stayMin: row.stay_min,
    moveMin: row.move_min,
    moveBy: row.move_by,
    moveKm: row.move_km,
    memo: row.memo,
    goodsDtlId: row.goods_dtl_id,
  };
}

export function createTourRepository(db: Db) {
  return {
    async listTours(filter: TourFilter, { limit, offset, ...reading }: Page & Reading) {
      const condition = toCondition(filter);
      const { cnt } = await db
        .selectFrom('tour as t')
        .select(rowCount.as('cnt'))
        .where('t.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectTours(db, reading)
        .where(condition)
        .orderBy('t.created_at', 'desc')
        .orderBy('t.tour_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map(toTour), cnt_total: cnt };
    },

    /** Lists tours that stop at a place. */
    async listToursOf(gdsUid: string, reading: Reading): Promise<Tour[]> {
      const rows = await selectTours(db, reading)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('tour_stop as x')
              .select('x.tour_uid')
              .whereRef('x.tour_uid', '=', 't.tour_uid')
              .where('x.gds_uid', '=', gdsUid),
          ),
        )
        .orderBy('t.created_at', 'desc')
        .orderBy('t.tour_uid', 'desc')
        .execute();
      return rows.map(toTour);
    },

    /** Lists tours in the order of the given identifiers. */
    async listByUid(uids: readonly string[], reading: Reading): Promise<Tour[]> {
      const rows = await selectTours(db, reading).where('t.tour_uid', 'in', uids).execute();
      return inOrder(rows, uids, ({ tour_uid }) => tour_uid).map(toTour);
    },

    /** Lists the tours among the favourites of a member, newest first. */
    async listFavourites(memberUid: string, { limit, offset, ...reading }: Page & Reading) {
      const rows = await selectTours(db, reading)
        .innerJoin('interest as i', 'i.tour_uid', 't.tour_uid')
        .where('i.member_uid', '=', memberUid)
        .orderBy('i.created_at', 'desc')
        .orderBy('t.tour_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      const { cnt } = await db
        .selectFrom('interest as i')
        .innerJoin('tour as t', 't.tour_uid', 'i.tour_uid')
        .select(rowCount.as('cnt'))
        .where('i.member_uid', '=', memberUid)
        .where('t.deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { list: rows.map(toTour), cnt_total: cnt };
    },

    async findTour(tourUid: string, reading: Reading): Promise<TourDetail | undefined> {
      const { languageCd, now } = reading;
      const row = await selectTours(db, reading)
        .select(['t.day_starts', 't.interest_cnt', translated('t.html', languageCd, 'html').as('html')])
        .select(translated('t.walking', languageCd, 'walking').as('walking'))
        .where('t.tour_uid', '=', tourUid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const stops = await selectStops(db, tourUid, { languageCd, now }).execute();
      const days = [...Map.groupBy(stops, ({ day }) => day)].map(([day, list]) => {
        const times = list.map(({ stay_min: stayMin, move_min: moveMin }) => ({ stayMin, moveMin }));
        const arrivals = arrivalsOf(row.day_starts[day - 1] ?? firstStart, times);
        return { day, stops: list.map((stop, index) => toStop(stop, arrivals[index] ?? '', reading)) };
      });
      const cost = days.flatMap(({ stops: list }) => list).reduce((sum, { price }) => sum + price, 0);
      return { ...toTour(row), walking: row.walking, cost, html: row.html, days, interestCnt: row.interest_cnt };
    },
  };
}
