import type { Tour, TourDetail } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { parseCodes } from '../attraction/rules.ts';
import { matches } from '../search/searchText.ts';

export interface TourFilter {
  readonly keyword: string;
  readonly themeCd: string;
  readonly etcInformation: string;
  readonly tourDays: string;
}

type Stop = TourDetail['days'][number]['stops'][number];

const columns = sql`t.tour_uid as "tourUid", t.title, t.theme_cd as "themeCd", t.tour_days as "tourDays", t.thumb_url as "thumbUrl",
  t.thumb_alt as "thumbAlt", t.distance_km::float8 as "distanceKm", t.summary,
  (select count(*)::int from tour_stop s where s.tour_uid = t.tour_uid) as "stopCnt"`;

export function createTourRepository(db: Db) {
  return {
    async listTours(filter: TourFilter, { limit, offset }: { limit: number; offset: number }) {
      const days = /^\d$/.test(filter.tourDays) ? Number(filter.tourDays) : null;
      const etc = parseCodes(filter.etcInformation);
      const condition = sql`t.deleted_at is null and ${matches(filter.keyword, 't.search', 't.chosung')}
        and (${filter.themeCd} = '' or t.theme_cd = ${filter.themeCd})
        and (${days}::int is null or t.tour_days = ${days}::int)
        and not exists (select 1 from tour_stop s join goods g using (gds_uid)
          where s.tour_uid = t.tour_uid and not g.etc_info @> ${etc}::text[])`;
      const { rows: counts } = await sql<{
        cnt: number;
      }>`select count(*)::int as cnt from tour t where ${condition}`.execute(db);
      const { rows } = await sql<Tour>`select ${columns} from tour t where ${condition}
        order by t.created_at desc, t.tour_uid desc limit ${limit} offset ${offset}`.execute(db);
      return { list: rows, cnt_total: counts[0]?.cnt ?? 0 };
    },

    async findTour(tourUid: string): Promise<TourDetail | undefined> {
      const { rows } = await sql<Tour & { html: string }>`select ${columns}, t.html from tour t
        where t.tour_uid = ${tourUid} and t.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { rows: stops } = await sql<Stop & { day: number }>`
        select s.day, s.seq, s.gds_uid as "gdsUid", g.gds_nm as "gdsNm", g.lat, g.lng, s.stay_min as "stayMin",
          s.move_min as "moveMin", s.memo
        from tour_stop s join goods g using (gds_uid) where s.tour_uid = ${tourUid} order by s.day, s.seq`.execute(db);
      const days = [...Map.groupBy(stops, ({ day }) => day)].map(([day, list]) => ({
        day,
        stops: list.map(({ day: _day, ...stop }) => stop),
      }));
      return { ...row, days };
    },
  };
}
