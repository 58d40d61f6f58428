import type { Coupon, Promotion, PromotionDetail } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import type { PageAt } from '../../pageAt.ts';
import { toSeoulDate } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';

export interface PromotionFilter {
  readonly searchKeyword: string;
  readonly searchFilter: 'ALL' | Promotion['state'];
}

const stateOn = (today: string) =>
  sql<
    Promotion['state']
  >`case when ${today}::date < p.start_dt then 'SOON' when ${today}::date > p.end_dt then 'END' else 'ING' end`;

function selectPromotions(db: Db, today: string) {
  return db
    .selectFrom('promotion as p')
    .select(['p.id', 'p.title', 'p.summary', 'p.thumb_url as thumbUrl', 'p.thumb_alt as thumbAlt'])
    .select(['p.start_dt as startDt', 'p.end_dt as endDt', stateOn(today).as('state')])
    .where('p.deleted_at', 'is', null);
}

function selectCoupons(db: Db) {
  return db
    .selectFrom('coupon_pblcn as c')
    .select(['c.coupon_pblcn_uid as couponPblcnUid', 'c.coupon_nm as couponNm', 'c.kind', 'c.discount'])
    .select(['c.discount_type as discountType', 'c.min_amount as minAmount', 'c.max_discount as maxDiscount'])
    .select(['c.start_dt as startDt', 'c.end_dt as endDt', 'c.targets'])
    .select((eb) => eb('c.total', '-', eb.ref('c.issued')).as('remainCnt'));
}

export function createPromotionRepository(db: Db) {
  return {
    async listPromotions({ searchKeyword, searchFilter }: PromotionFilter, { limit, offset, now }: PageAt) {
      const today = toSeoulDate(now);
      const condition = sql<boolean>`${matches(searchKeyword, 'p.search', 'p.chosung')}
        and (${searchFilter} = 'ALL' or ${stateOn(today)} = ${searchFilter})`;
      const { cnt } = await db
        .selectFrom('promotion as p')
        .select(rowCount.as('cnt'))
        .where('p.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const list = await selectPromotions(db, today)
        .where(condition)
        .orderBy(sql`array_position(array['ING', 'SOON', 'END'], ${stateOn(today)})`)
        .orderBy('p.created_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { list, cnt_total: cnt };
    },

    async findPromotion(id: string, now: Date): Promise<PromotionDetail | undefined> {
      const row = await selectPromotions(db, toSeoulDate(now))
        .select('p.html')
        .where('p.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const coupons = await selectCoupons(db).where('c.promotion_id', '=', id).orderBy('c.sort').execute();
      return { ...row, coupons };
    },

    /** Coupons of today; those that are used up come last. */
    listIssuableCoupons: (limit: number, now: Date): Promise<Coupon[]> =>
      selectCoupons(db)
        .where('c.start_dt', '<=', toSeoulDate(now))
        .where('c.end_dt', '>=', toSeoulDate(now))
        .orderBy((eb) => eb('c.issued', '>=', eb.ref('c.total')))
        .orderBy('c.sort')
        .limit(limit)
        .execute(),
  };
}
