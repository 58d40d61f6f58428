import type { Coupon, Promotion, PromotionDetail } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { toSeoulDate } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';

const stateOn = (today: string) =>
  sql<
    Promotion['state']
  >`case when ${today}::date < p.start_dt then 'SOON' when ${today}::date > p.end_dt then 'END' else 'ING' end`;

const columnsOn = (today: string) => sql`p.id, p.title, p.summary, p.thumb_url as "thumbUrl", p.thumb_alt as "thumbAlt",
  p.start_dt::text as "startDt", p.end_dt::text as "endDt", ${stateOn(today)} as state`;

const couponColumns = sql`c.coupon_pblcn_uid as "couponPblcnUid", c.coupon_nm as "couponNm", c.kind,
  c.discount_type as "discountType", c.discount, c.min_amount as "minAmount", c.max_discount as "maxDiscount",
  c.start_dt::text as "startDt", c.end_dt::text as "endDt", c.targets, c.total - c.issued as "remainCnt"`;

export function createPromotionRepository(db: Db) {
  return {
    async listPromotions(
      { keyword, searchFilter }: { keyword: string; searchFilter: 'ALL' | Promotion['state'] },
      { limit, offset, now }: { limit: number; offset: number; now: Date },
    ) {
      const today = toSeoulDate(now);
      const condition = sql`p.deleted_at is null and ${matches(keyword, 'p.search', 'p.chosung')}
        and (${searchFilter} = 'ALL' or ${stateOn(today)} = ${searchFilter})`;
      const { rows: counts } = await sql<{
        cnt: number;
      }>`select count(*)::int as cnt from promotion p where ${condition}`.execute(db);
      const { rows } = await sql<Promotion>`select ${columnsOn(today)} from promotion p where ${condition}
        order by array_position(array['ING', 'SOON', 'END'], ${stateOn(today)}), p.created_at desc, p.id desc
        limit ${limit} offset ${offset}`.execute(db);
      return { list: rows, cnt_total: counts[0]?.cnt ?? 0 };
    },

    async findPromotion(id: string, now: Date): Promise<PromotionDetail | undefined> {
      const { rows } = await sql<
        Promotion & { html: string }
      >`select ${columnsOn(toSeoulDate(now))}, p.html from promotion p
        where p.id = ${id} and p.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { rows: coupons } = await sql<Coupon>`select ${couponColumns} from coupon_pblcn c
        where c.promotion_id = ${id} order by c.sort`.execute(db);
      return { ...row, coupons };
    },

    /** Coupons that can be had today, those that are left first. */
    async listIssuableCoupons(limit: number, now: Date): Promise<Coupon[]> {
      const { rows } = await sql<Coupon>`select ${couponColumns} from coupon_pblcn c
        where ${toSeoulDate(now)}::date between c.start_dt and c.end_dt
        order by (c.issued >= c.total), c.sort limit ${limit}`.execute(db);
      return rows;
    },
  };
}
