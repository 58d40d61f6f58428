import type { UsableCoupon } from '@haesol/contracts/travel';
import type { Db } from '../../../db/schema.ts';
import { isDate, toSeoulDate } from '../../../db/seoulTime.ts';
import { toRefusalLanguage } from '../../../http/plugins/refusalTexts.ts';
import { langOf, toContentLocale, translated } from '../../common/text/translation.ts';
import { writeTargets } from '../promotion/couponTargets.ts';
import { type CouponUse, findCouponFault } from './quote.ts';
import { passType } from './readGoods.ts';

/** Finds type and region of an option of goods, or of a pass. */
async function findTarget(
  db: Db,
  goodsDtlId: string,
): Promise<Pick<CouponUse, 'goodsUid' | 'region' | 'type'> & { readonly kind?: 'ROOM' | 'TICKET' }> {
  const goods = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select(['g.tycd as type', 'g.sgg_cd as region', 'g.gds_uid as goodsUid', 'o.kind'])
    .where('o.goods_dtl_id', '=', goodsDtlId)
    .executeTakeFirst();
  if (goods !== undefined) return goods;
  const pass = await db
    .selectFrom('pass_option')
    .select('gds_dtl_uid')
    .where('gds_dtl_uid', '=', goodsDtlId)
    .executeTakeFirst();
  return { type: pass === undefined ? '' : passType, region: null, goodsUid: goodsDtlId };
}

interface Asked {
  readonly memberUid: string;
  readonly goodsDtlId: string;
  /** 0 if unknown. */
  readonly itemAmount: number;
  /** 0 if unknown. */
  readonly people: number;
  /** Empty if unknown. */
  readonly useDate: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** Lists the member's unused coupons, applicable ones first. */
export async function listCouponsFor(db: Db, { memberUid, goodsDtlId, languageCd, now, ...asked }: Asked) {
  const { kind, ...target } = await findTarget(db, goodsDtlId);
  const rows = await db
    .selectFrom('coupon as c')
    .innerJoin('coupon_pblcn as p', 'p.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
    .select(['c.coupon_uid', 'c.state', 'p.coupon_pblcn_uid', 'p.kind', 'p.discount_type', 'p.discount'])
    .select(['p.for_types', 'p.for_sgg', 'p.for_weekdays', 'p.for_goods', 'p.min_people', 'p.for_dates'])
    .select(['p.min_amount', 'p.max_discount', 'p.start_dt', 'p.end_dt', 'p.promotion_id', 'p.total', 'p.issued'])
    .select([langOf('p', languageCd).as('lang'), translated('p.coupon_nm', languageCd, 'nm').as('coupon_nm')])
    .where('c.member_uid', '=', memberUid)
    .where('c.state', 'in', ['OWNED', 'RESERVED'])
    .orderBy('p.end_dt')
    .orderBy('c.coupon_uid')
    .execute();
  const use: CouponUse = {
    ...target,
    itemAmount: asked.itemAmount === 0 ? undefined : asked.itemAmount,
    // The count of a room is its number, and not its guests.
    people: asked.people === 0 || kind === 'ROOM' ? undefined : asked.people,
    useDate: target.type === passType ? null : isDate(asked.useDate) ? asked.useDate : undefined,
    today: toSeoulDate(now),
  };
  const rules = rows.map((row) => ({
    ...{ forTypes: row.for_types, forSgg: row.for_sgg, forWeekdays: row.for_weekdays },
    ...{ forGoods: row.for_goods, minPeople: row.min_people, forDates: row.for_dates },
  }));
  const targets = await writeTargets(db, rules, languageCd);
  const list = rows.map((row, at): UsableCoupon => {
    const reason = toRefusalLanguage(languageCd)(findCouponFault(row, use) ?? '');
    return {
      couponUid: row.coupon_uid,
      couponPblcnUid: row.coupon_pblcn_uid,
      couponNm: row.coupon_nm,
      lang: row.lang,
      kind: row.kind,
      discountType: row.discount_type,
      discount: row.discount,
      minAmount: row.min_amount,
      maxDiscount: row.max_discount,
      startDt: row.start_dt,
      endDt: row.end_dt,
      targets: targets[at] ?? [],
      targetsLang: toContentLocale(languageCd),
      remainCnt: row.total - row.issued,
      promotionId: row.promotion_id,
      usableYn: reason === '' ? 'Y' : 'N',
      reason,
    };
  });
  return { list: list.toSorted((a, b) => b.usableYn.localeCompare(a.usableYn)), cnt_total: list.length };
}
