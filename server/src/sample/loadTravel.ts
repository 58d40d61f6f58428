import type { Db } from '../db/schema.ts';
import { buildAttractionRows } from './attractionRows.ts';
import { buildDirectionRows, buildFeedRows, buildInfoRows } from './guideRows.ts';
import { insertRows } from './insertRows.ts';
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
}
