import type { Page } from '@haesol/contracts/common';
import {
  type Attraction,
  type AttractionDetail,
  type AttractionMarker,
  datedRefundRules,
  maxMarkers,
} from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { langOf, toAlt, toContentLocale, translated, translatedJson } from '../../common/text/translation.ts';
import { type AttractionFilter, orders, toCondition } from './filters.ts';
import { meetingIn, toMeetingPoint } from './meetingPoint.ts';
import { toFees, toHours } from './rules.ts';
import { type Reading, selectGoods, toAttraction } from './selectGoods.ts';

async function listOptions(db: Db, gdsUid: string, languageCd: string): Promise<AttractionDetail['options']> {
  const options = await db
    .selectFrom('goods_option as o')
    .select([
      'o.goods_dtl_id as goodsDtlId',
      'o.kind',
      'o.max_cnt as maxCnt',
      'o.confirm_type as confirmType',
      'o.room',
      'o.guide_lang as guideLang',
      'o.needs_passport',
    ])
    .select(translated('o.option_nm', languageCd, 'nm').as('optionNm'))
    .select(translatedJson<string[]>(`o.includes`, languageCd, 'includes').as('includes'))
    .where('o.gds_uid', '=', gdsUid)
    .orderBy('o.sort')
    .execute();
  const prices = await db
    .selectFrom('goods_price as p')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 'p.goods_dtl_id')
    .select([
      'p.goods_dtl_id',
      'p.price_sn as priceSn',
      'p.age_group as ageGroup',
      'p.days',
      'p.age_from as ageFrom',
      'p.age_to as ageTo',
      'p.price',
      'p.list_price as listPrice',
    ])
    .select(translated('p.price_nm', languageCd, 'nm').as('priceNm'))
    .where('o.gds_uid', '=', gdsUid)
    .orderBy('p.price_sn')
    .execute();
  return options
    .map(({ needs_passport, ...option }) => ({
      ...option,
      passportYn: needs_passport ? ('Y' as const) : ('N' as const),
      prices: prices
        .filter(({ goods_dtl_id }) => goods_dtl_id === option.goodsDtlId)
        .map(({ goods_dtl_id: _owner, ...price }) => price),
    }))
    .filter(({ prices: own }) => own.length > 0);
}

function listImages(db: Db, gdsUid: string, languageCd: string) {
  return db
    .selectFrom('goods_image as i')
    .select(['i.url', 'i.alt', langOf('i', languageCd).as('lang')])
    .select(
      sql<string | null>`coalesce(i.i18n -> ${toContentLocale(languageCd)}::text ->> 'caption', i.caption)`.as(
        'caption',
      ),
    )
    .where('i.gds_uid', '=', gdsUid)
    .orderBy('i.seq')
    .execute();
}

async function countMatches(db: Db, filter: AttractionFilter, now: Date): Promise<number> {
  const { cnt } = await db
    .selectFrom('goods as g')
    .select(rowCount.as('cnt'))
    .where('g.deleted_at', 'is', null)
    .where(toCondition(filter, now))
    .executeTakeFirstOrThrow();
  return cnt;
}

/** Lists attractions in the order of the given identifiers. */
async function listByUid(db: Db, uids: readonly string[], reading: Reading): Promise<Attraction[]> {
  const rows = await selectGoods(db, reading).where('g.gds_uid', 'in', uids).execute();
  return inOrder(rows, uids, ({ gds_uid }) => gds_uid).map((row) => toAttraction(row, reading));
}

export function createAttractionRepository(db: Db) {
  return {
    async listAttractions(filter: AttractionFilter, { limit, offset, ...reading }: Page & Reading) {
      const rows = await selectGoods(db, reading)
        .where(toCondition(filter, reading.now))
        .orderBy(orders[filter.sort])
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        list: rows.map((row) => toAttraction(row, reading)),
        cnt_total: await countMatches(db, filter, reading.now),
      };
    },

    async listMarkers(filter: AttractionFilter, reading: Reading) {
      const rows = await selectGoods(db, reading)
        .where(toCondition(filter, reading.now))
        .orderBy(orders[filter.sort])
        .limit(maxMarkers)
        .execute();
      const list = rows.map((row): AttractionMarker => {
        const { gdsUid, gdsNm, lang, lat, lng, sggCd, gdsTycd, gdsCategoryCd, openState } = toAttraction(row, reading);
        return { gdsUid, gdsNm, lang, lat, lng, sggCd, gdsTycd, gdsCategoryCd, openState };
      });
      return { list, cnt_total: await countMatches(db, filter, reading.now) };
    },

    listByUid: (uids: readonly string[], reading: Reading) => listByUid(db, uids, reading),

    async findAttraction(gdsUid: string, reading: Reading): Promise<AttractionDetail | undefined> {
      const { languageCd } = reading;
      const row = await selectGoods(db, reading)
        .select(['g.tel', 'g.interest_cnt', 'g.gds_nm as nm_ko', 'g.addr as addr_ko'])
        .select(meetingIn(toContentLocale(languageCd)).as('meeting'))
        .select([
          translated('g.description', languageCd, 'description').as('description'),
          translated('g.notice', languageCd, 'notice').as('notice'),
          translatedJson<AttractionDetail['hours']>('g.hours', languageCd, 'hours').as('hours'),
        ])
        .where('g.gds_uid', '=', gdsUid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      // A degree of longitude is about 0.8 of one of latitude here; only the order counts.
      const distance = sql`power(g.lat - ${row.lat}::float8, 2) + power((g.lng - ${row.lng}::float8) * 0.8, 2)`;
      const nearby = await selectGoods(db, reading)
        .where('g.gds_uid', '<>', gdsUid)
        .orderBy(distance)
        .orderBy('g.gds_uid')
        .limit(4)
        .execute();
      const attraction = toAttraction(row, reading);
      const images = await listImages(db, gdsUid, languageCd);
      const options = await listOptions(db, gdsUid, languageCd);
      return {
        ...attraction,
        gdsNmKo: row.nm_ko,
        addrKo: row.addr_ko,
        images: images.map(({ url, alt, caption, lang }) => ({
          url,
          // A picture without a translated caption has none in the language of the place either.
          alt: toAlt(attraction.lang, alt, (lang === attraction.lang ? caption : null) ?? attraction.gdsNm),
          // One in another language would name the picture for screen readers.
          caption: lang === attraction.lang ? caption : null,
        })),
        description: row.description,
        tel: row.tel,
        hours: toHours(attraction, row.hours, toContentLocale(languageCd)),
        fees: toFees(options),
        options,
        refundRules: datedRefundRules(toContentLocale(languageCd)),
        notice: row.notice,
        meetingPoint: toMeetingPoint(row.meeting, toContentLocale(languageCd)),
        nearby: nearby.map((place) => toAttraction(place, reading)),
        reviewSummary: { rating: attraction.rating, reviewCnt: attraction.reviewCnt, stars: row.stars },
        interestCnt: row.interest_cnt,
      };
    },
  };
}
