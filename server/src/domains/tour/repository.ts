import type { Page, Tour, TourDetail } from '@haesol/shared/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { parseCodes } from '../attraction/rules.ts';
import { matches } from '../search/searchText.ts';

export interface TourFilter {
  readonly searchKeyword: string;
  readonly themeCd: string;
  readonly etcInformation: string;
  readonly tourDays: string;
}

function selectTours(db: Db) {
  return db
    .selectFrom('tour as t')
    .select(['t.tour_uid', 't.title', 't.theme_cd', 't.tour_days', 't.thumb_url', 't.thumb_alt', 't.distance_km'])
    .select((eb) => [
      't.summary',
      eb
        .selectFrom('tour_stop as s')
        .select(rowCount.as('cnt'))
        .whereRef('s.tour_uid', '=', 't.tour_uid')
        .as('stop_cnt'),
    ])
    .where('t.deleted_at', 'is', null);
}

type TourRow = InferResult<ReturnType<typeof selectTours>>[number];

function toTour(row: TourRow): Tour {
  return {
    tourUid: row.tour_uid,
    title: row.title,
    themeCd: row.theme_cd,
    tourDays: row.tour_days,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    distanceKm: Number(row.distance_km),
    summary: row.summary,
    stopCnt: row.stop_cnt ?? 0,
  };
}

function toCondition({ searchKeyword, themeCd, tourDays, etcInformation }: TourFilter): RawBuilder<boolean> {
  const days = /^\d$/.test(tourDays) ? Number(tourDays) : null;
  return sql<boolean>`${matches(searchKeyword, 't.search', 't.chosung')}
    and (${themeCd} = '' or t.theme_cd = ${themeCd})
    and (${days}::int is null or t.tour_days = ${days}::int)
    and not exists (select 1 from tour_stop s join goods g using (gds_uid)
      where s.tour_uid = t.tour_uid and not g.etc_info @> ${parseCodes(etcInformation)}::text[])`;
}

export function createTourRepository(db: Db) {
  return {
    async listTours(filter: TourFilter, { limit, offset }: Page) {
      const condition = toCondition(filter);
      const { cnt } = await db
        .selectFrom('tour as t')
        .select(rowCount.as('cnt'))
        .where('t.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectTours(db)
        .where(condition)
        .orderBy('t.created_at', 'desc')
        .orderBy('t.tour_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: rows.map(toTour), cnt_total: cnt };
    },

    async findTour(tourUid: string): Promise<TourDetail | undefined> {
      const row = await selectTours(db).select('t.html').where('t.tour_uid', '=', tourUid).executeTakeFirst();
      if (row === undefined) return undefined;
      const stops = await db
        .selectFrom('tour_stop as s')
        .innerJoin('goods as g', 'g.gds_uid', 's.gds_uid')
        .select(['s.day', 's.seq', 's.gds_uid as gdsUid', 'g.gds_nm as gdsNm', 'g.lat', 'g.lng'])
        .select(['s.stay_min as stayMin', 's.move_min as moveMin', 's.memo'])
        .where('s.tour_uid', '=', tourUid)
        .orderBy('s.day')
        .orderBy('s.seq')
        .execute();
      const days = [...Map.groupBy(stops, ({ day }) => day)].map(([day, list]) => ({
        day,
        stops: list.map(({ day: _day, ...stop }) => stop),
      }));
      return { ...toTour(row), html: row.html, days };
    },
  };
}
