import type { IssuableCoupon, OwnedCoupon } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { withTargets } from '../promotion/couponTargets.ts';
import { selectCoupons } from '../promotion/repository.ts';

interface Reader extends PageAt {
  readonly memberUid: string;
  readonly languageCd: string;
}

/** Lists today's coupons; used-up and owned ones last. */
export async function listIssuableCoupons(db: Db, { memberUid, languageCd, limit, offset, now }: Reader) {
  const today = toSeoulDate(now);
  const isOwned = sql<boolean>`exists (select 1 from coupon o
    where o.coupon_pblcn_uid = c.coupon_pblcn_uid and o.member_uid = ${memberUid}::uuid)`;
  const { cnt } = await db
    .selectFrom('coupon_pblcn as c')
    .select(rowCount.as('cnt'))
    .where('c.start_dt', '<=', today)
    .where('c.end_dt', '>=', today)
    .where('c.closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await selectCoupons(db, languageCd)
    .select(isOwned.as('owned'))
    .where('c.start_dt', '<=', today)
    .where('c.end_dt', '>=', today)
    .where('c.closed_at', 'is', null)
    .orderBy(sql`(${isOwned} or c.issued >= c.total)`)
    .orderBy('c.sort')
    .orderBy('c.coupon_pblcn_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = (await withTargets(db, rows, languageCd)).map(
    ({ owned, ...coupon }): IssuableCoupon => ({ ...coupon, ownedYn: owned ? 'Y' : 'N' }),
  );
  return { list, cnt_total: cnt };
}

/** Lists the coupons of a member: usable ones by their last day, then used and expired ones, latest first. */
export async function listOwnedCoupons(db: Db, { memberUid, languageCd, limit, offset, now }: Reader) {
  const state = sql<OwnedCoupon['state']>`case when o.state = 'OWNED' and c.end_dt < ${toSeoulDate(now)}::date
    then 'EXPIRED' else o.state end`;
  const { cnt } = await db
    .selectFrom('coupon')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  const rows = await selectCoupons(db, languageCd)
    .innerJoin('coupon as o', 'o.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
    .select(['o.coupon_uid as couponUid', 'o.used_at', state.as('state')])
    .where('o.member_uid', '=', memberUid)
    .orderBy(sql`array_position(array['OWNED', 'RESERVED', 'USED', 'EXPIRED'], ${state})`)
    .orderBy(sql`case when ${state} in ('OWNED', 'RESERVED') then c.end_dt end`)
    .orderBy('o.owned_at', 'desc')
    .orderBy('o.coupon_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = (await withTargets(db, rows, languageCd)).map(
    ({ used_at, ...coupon }): OwnedCoupon => ({
      ...coupon,
      usedDt: used_at === null ? null : toSeoulInstant(used_at),
      expireDt: coupon.endDt,
    }),
  );
  return { list, cnt_total: cnt };
}
