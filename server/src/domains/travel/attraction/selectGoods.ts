import type { Attraction } from '@haesol/contracts/travel';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { langOf, toAlt, toContentLocale, translated } from '../../common/text/translation.ts';
import { daysOffColumns } from '../goods/daysOff.ts';
import { toClosedText, writtenDaysOff } from './daysOffTexts.ts';
import { isOffOn } from './openDays.ts';
import { openStateAt } from './rules.ts';

/** SQL for the lowest price of an adult at `g`; of anybody where no adult is sold, null without tickets. */
export const lowPrice = sql<
  number | null
>`(select coalesce(min(p.price) filter (where p.age_group = 'ADULT'), min(p.price))
  from goods_option o join goods_price p using (goods_dtl_id) where o.gds_uid = g.gds_uid)`;

/** Reader, time and language of a query. */
export interface Reading {
  readonly languageCd: string;
  readonly now: Date;
  /** Undefined for visitors. */
  readonly memberUid?: string | undefined;
}

/** Selects goods for lists, as `g`; the lowest price is `low_price`. */
export function selectGoods(db: Db, { languageCd, memberUid, now }: Reading) {
  const today = toSeoulDate(now);
  return db
    .selectFrom('goods as g')
    .select(['g.gds_uid', 'g.thumb_url', 'g.thumb_alt', 'g.tycd', 'g.category_cd', 'g.ctpv_cd', 'g.sgg_cd'])
    .select(['g.lat', 'g.lng', 'g.stars', 'g.facilities', 'g.etc_info', ...daysOffColumns])
    .select(writtenDaysOff(languageCd))
    .select((eb) => [
      langOf('g', languageCd).as('lang'),
      translated('g.gds_nm', languageCd, 'nm').as('gds_nm'),
      translated('g.summary', languageCd, 'summary').as('summary'),
      translated('g.addr', languageCd, 'addr').as('addr'),
      sql<number>`g.rating::float8`.as('rating'),
      sql<string>`to_char(g.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(g.open_to, 'HH24:MI')`.as('open_to'),
      sql<boolean>`exists (select 1 from interest n where n.gds_uid = g.gds_uid and n.member_uid = ${memberUid ?? null}::uuid)`.as(
        'interest',
      ),
      lowPrice.as('low_price'),
      isOffOn(today).as('is_off'),
      jsonArrayFrom(
        eb
          .selectFrom('goods_notice as n')
          .select([
            'n.start_dt as startDt',
            'n.end_dt as endDt',
            translated('n.title', languageCd, 'title').as('title'),
          ])
          .select(sql<'N' | 'Y'>`case when n.closed then 'Y' else 'N' end`.as('closedYn'))
          .whereRef('n.gds_uid', '=', 'g.gds_uid')
          .where('n.deleted_at', 'is', null)
          .where('n.end_dt', '>=', today)
          .orderBy('n.start_dt')
          .orderBy('n.notice_uid'),
      ).as('notices'),
      eb
        .exists(eb.selectFrom('pass_place as pp').select('pp.gds_uid').whereRef('pp.gds_uid', '=', 'g.gds_uid'))
        .as('pass'),
    ])
    .where('g.deleted_at', 'is', null);
}

/** The same, 0 where no adult is sold. */
export const adultPrice = sql<number>`coalesce((select min(p.price) from goods_option o
  join goods_price p using (goods_dtl_id) where o.gds_uid = g.gds_uid and p.age_group = 'ADULT'), 0)`;

/** SQL for the first option of the goods `g`; null without one. */
export const firstOption = sql<
  string | null
>`(select o.goods_dtl_id from goods_option o where o.gds_uid = g.gds_uid order by o.sort limit 1)`;

type GoodsRow = InferResult<ReturnType<typeof selectGoods>>[number];

export function toAttraction(row: GoodsRow, { languageCd, now }: Pick<Reading, 'languageCd' | 'now'>): Attraction {
  return {
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    lang: row.lang,
    summary: row.summary,
    thumbUrl: row.thumb_url,
    thumbAlt: toAlt(row.lang, row.thumb_alt, row.gds_nm),
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
    openState: openStateAt(now, { openFrom: row.open_from, openTo: row.open_to, isOff: row.is_off }),
    openFrom: row.open_from,
    openTo: row.open_to,
    closedDays: toClosedText(row, toContentLocale(languageCd)),
    notices: row.notices,
    interestYn: row.interest ? 'Y' : 'N',
    passYn: row.pass === true ? 'Y' : 'N',
  };
}
