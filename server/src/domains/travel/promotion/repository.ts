import type { Coupon, Promotion, PromotionDetail } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';
import { langOf, toAlt, translated } from '../../common/text/translation.ts';
import { ruleColumns, withTargets } from './couponTargets.ts';

export interface PromotionFilter {
  readonly searchKeyword: string;
  readonly searchFilter: 'ALL' | Promotion['state'];
}

const stateOn = (today: string) =>
  sql<
    Promotion['state']
  >`case when ${today}::date < p.start_dt then 'SOON' when ${today}::date > p.end_dt then 'END' else 'ING' end`;

interface PageIn extends PageAt {
  readonly languageCd: string;
}

function selectPromotions(db: Db, today: string, languageCd: string) {
  return db
    .selectFrom('promotion as p')
    .select(['p.id', 'p.thumb_url as thumbUrl', 'p.thumb_alt as thumbAlt', langOf('p', languageCd).as('lang')])
    .select(translated('p.title', languageCd, 'title').as('title'))
    .select(translated('p.summary', languageCd, 'summary').as('summary'))
    .select(['p.start_dt as startDt', 'p.end_dt as endDt', stateOn(today).as('state')])
    .where('p.deleted_at', 'is', null);
}

const withAlt = <P extends Pick<Promotion, 'lang' | 'thumbAlt' | 'title'>>(promotion: P): P => ({
  ...promotion,
  thumbAlt: toAlt(promotion.lang, promotion.thumbAlt, promotion.title),
});

/** Selects coupons for lists, as `c`, with their rules for {@link withTargets}. */
export function selectCoupons(db: Db, languageCd: string) {
  return db
    .selectFrom('coupon_pblcn as c')
    .select(['c.coupon_pblcn_uid as couponPblcnUid', 'c.kind', 'c.discount', 'c.promotion_id as promotionId'])
    .select([langOf('c', languageCd).as('lang'), translated('c.coupon_nm', languageCd, 'nm').as('couponNm')])
    .select(['c.discount_type as discountType', 'c.min_amount as minAmount', 'c.max_discount as maxDiscount'])
    .select(['c.start_dt as startDt', 'c.end_dt as endDt'])
    .select(ruleColumns('c'))
    .select((eb) => eb('c.total', '-', eb.ref('c.issued')).as('remainCnt'));
}

export function createPromotionRepository(db: Db) {
  return {
    async listPromotions({ searchKeyword, searchFilter }: PromotionFilter, { limit, offset, now, languageCd }: PageIn) {
      const today = toSeoulDate(now);
      const condition = sql<boolean>`${matches(searchKeyword, 'p.search', 'p.chosung')}
        and (${searchFilter} = 'ALL' or ${stateOn(today)} = ${searchFilter})`;
      const { cnt } = await db
        .selectFrom('promotion as p')
        .select(rowCount.as('cnt'))
        .where('p.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const list = await selectPromotions(db, today, languageCd)
        .where(condition)
        .orderBy(sql`array_position(array['ING', 'SOON', 'END'], ${stateOn(today)})`)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list: list.map(withAlt), cnt_total: cnt };
    },

    async findPromotion(id: string, now: Date, languageCd: string): Promise<PromotionDetail | undefined> {
      const row = await selectPromotions(db, toSeoulDate(now), languageCd)
        .select(translated('p.html', languageCd, 'html').as('html'))
        .where('p.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const coupons = await selectCoupons(db, languageCd)
        .where('c.promotion_id', '=', id)
        .where('c.closed_at', 'is', null)
        .orderBy('c.sort')
        .execute();
      return { ...withAlt(row), coupons: await withTargets(db, coupons, languageCd) };
    },

    /** Lists today's coupons; used-up ones last. */
    async listIssuableCoupons(limit: number, now: Date, languageCd: string): Promise<Coupon[]> {
      const coupons = await selectCoupons(db, languageCd)
        .where('c.start_dt', '<=', toSeoulDate(now))
        .where('c.end_dt', '>=', toSeoulDate(now))
        .where('c.closed_at', 'is', null)
        .orderBy((eb) => eb('c.issued', '>=', eb.ref('c.total')))
        .orderBy('c.sort')
        .limit(limit)
        .execute();
      return withTargets(db, coupons, languageCd);
    },
  };
}
