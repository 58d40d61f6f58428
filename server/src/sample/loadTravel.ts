import type { Db } from '../db/schema.ts';
import { buildAttractionRows } from './attractionRows.ts';
import { buildDirectionRows, buildFeedRows, buildInfoRows } from './guideRows.ts';
import { insertRows } from './insertRows.ts';
import { buildOwnedRows } from './ownedRows.ts';
import { buildInterestRows, buildReviewRows, buildStockRows, countStars } from './readerRows.ts';
import { buildTourRows } from './tourRows.ts';
import { buildPassRows, buildPromotionRows } from './travelRows.ts';

async function listTravellers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member_uid')
    .where('state', '=', 'ACTIVE')
    .where('role', '=', 'MEMBER')
    .orderBy('email')
    .execute();
  return rows.map(({ member_uid }) => member_uid);
}

/** Loads goods, passes, tours, promotions, what travellers should know, and what they wrote and liked. */
export async function loadTravel(db: Db, baseDate: Date): Promise<void> {
  const { goods, images, options, prices, plans } = buildAttractionRows(baseDate);
  const members = await listTravellers(db);
  const reviews = buildReviewRows(plans, members, baseDate);
  const interests = buildInterestRows(plans, members, baseDate);
  const countInterests = (uid: string) => interests.filter(({ gds_uid }) => gds_uid === uid).length;
  await insertRows(
    db,
    'goods',
    goods.map((row) => ({
      ...row,
      ...countStars(reviews, row.gds_uid),
      interest_cnt: countInterests(row.gds_uid),
    })),
  );
  await insertRows(db, 'goods_image', images);
  await insertRows(db, 'goods_option', options);
  await insertRows(db, 'goods_price', prices);
  await insertRows(db, 'stock', buildStockRows(plans, options, baseDate));
  await insertRows(db, 'review', reviews);
  await insertRows(db, 'interest', interests);
  const { passes, places } = buildPassRows(goods);
  await insertRows(db, 'pass_option', passes);
  await insertRows(db, 'pass_place', places);
  const { tours, stops } = buildTourRows(baseDate, goods);
  await insertRows(db, 'tour', tours);
  await insertRows(db, 'tour_stop', stops);
  const { promotions, coupons } = buildPromotionRows(baseDate);
  await insertRows(db, 'promotion', promotions);
  await insertRows(db, 'coupon_pblcn', coupons);
  await insertRows(db, 'travel_info', buildInfoRows());
  await insertRows(db, 'direction', buildDirectionRows());
  await insertRows(db, 'feed', buildFeedRows(baseDate));
  await loadOwned(db, baseDate);
}

/** What a demo traveller has bought, taken and asked. */
async function loadOwned(db: Db, base: Date): Promise<void> {
  const traveller = await db
    .selectFrom('member')
    .select('member_uid')
    .where('email', '=', 'general@demo.example')
    .executeTakeFirst();
  if (traveller === undefined) return;
  const options = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods_price as p', 'p.goods_dtl_id', 'o.goods_dtl_id')
    .select(['o.goods_dtl_id as id', 'o.gds_uid as gdsUid', 'o.option_nm as name', 'p.price_nm as priceNm', 'p.price'])
    .where('p.price_sn', '=', 1)
    .execute();
  const passes = await db
    .selectFrom('pass_option')
    .select(['gds_dtl_uid as id', 'gds_uid as gdsUid', 'pass_nm as name', 'pass_nm as priceNm', 'price'])
    .execute();
  const rows = buildOwnedRows({ memberUid: traveller.member_uid, options, passOptions: passes, base });
  await insertRows(db, 'orders', rows.orders);
  await insertRows(db, 'payment', rows.payment);
  await insertRows(db, 'pay_attempt', rows.pay_attempt);
  await insertRows(db, 'mock_payment', rows.mock_payment);
  await insertRows(db, 'pay_ledger', rows.pay_ledger);
  await insertRows(db, 'reservation', rows.reservation);
  await insertRows(db, 'reservation_item', rows.reservation_item);
  await insertRows(db, 'member_pass', rows.member_pass);
  await insertRows(db, 'timeline_entry', rows.timeline_entry);
  await insertRows(db, 'coupon', rows.coupon);
  await insertRows(db, 'point_ledger', rows.point_ledger);
  await insertRows(db, 'inquiry', rows.inquiry);
}
