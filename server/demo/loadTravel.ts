import type { Db } from '../src/db/schema.ts';
import { toSeoulDate } from '../src/db/seoulTime.ts';
import { buildAttractionRows } from './attractionRows.ts';
import { addBoughtRows } from './boughtRows.ts';
import { buildDirectionRows, buildFeedRows, buildInfoRows } from './guideRows.ts';
import { insertRows } from './insertRows.ts';
import { buildOwnedRows } from './ownedRows.ts';
import { buildInterestRows, buildReviewRows, buildStockRows, countStars, type ReviewRow } from './readerRows.ts';
import { buildTourRows } from './tourRows.ts';
import { buildPassRows, buildPromoRows, buildPromotionRows } from './travelRows.ts';
import type { Traveller, VisitReview } from './visitRows.ts';

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
  const travellers = await listBuyers(db);
  const later = travellers.map(({ member_uid }) => member_uid);
  const reviews = buildReviewRows(plans, { members, later, base: baseDate });
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
  await insertRows(db, 'promo_code', buildPromoRows(baseDate));
  const visits = await loadOwned(db, baseDate, { travellers, reviews });
  await insertRows(
    db,
    'review',
    reviews.map((row) => ({ ...row, rsvt_uid: visits.get(row.review_uid) ?? null })),
  );
}

/** Members who have bought something; none of those by whom people try the site. */
async function listBuyers(db: Db): Promise<Traveller[]> {
  const buyers = /^(company(0[89]|1\d|2[01])|student(0[89]|1\d)|faculty0[4-7])@/;
  const rows = await db
    .selectFrom('member')
    .select(['member_uid', 'name', 'email'])
    .where('state', '=', 'ACTIVE')
    .orderBy('email')
    .execute();
  return rows.filter(({ email }) => buyers.test(email));
}

/** How many reviews are of a visit that was booked here. */
const reviewedVisits = 58;
const dayMs = 86_400_000;

/** The latest reviews of buyers, with the day on which they were written. */
function toVisitReviews(reviews: readonly ReviewRow[], travellers: readonly Traveller[], base: Date): VisitReview[] {
  return reviews
    .filter(({ member_uid }) => travellers.some((one) => one.member_uid === member_uid))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, reviewedVisits)
    .map(({ review_uid, gds_uid, member_uid, created_at }) => {
      const days = -Math.ceil((base.getTime() - Date.parse(created_at)) / dayMs);
      return { review_uid, gds_uid, member_uid, days };
    });
}

/** What travellers have bought, taken and asked. @returns reservations by the review that is of them */
async function loadOwned(
  db: Db,
  base: Date,
  { travellers, reviews }: { readonly travellers: readonly Traveller[]; readonly reviews: readonly ReviewRow[] },
): Promise<ReadonlyMap<string, string>> {
  const traveller = await db
    .selectFrom('member')
    .select('member_uid')
    .where('email', '=', 'general@demo.example')
    .executeTakeFirst();
  if (traveller === undefined) return new Map();
  const options = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods_price as p', 'p.goods_dtl_id', 'o.goods_dtl_id')
    .select(['o.goods_dtl_id as id', 'o.gds_uid as gdsUid', 'o.option_nm as name', 'p.price_nm as priceNm', 'p.price'])
    .where('p.price_sn', '=', 1)
    .orderBy('o.goods_dtl_id')
    .execute();
  const passes = await db
    .selectFrom('pass_option')
    .select(['gds_dtl_uid as id', 'gds_uid as gdsUid', 'pass_nm as name', 'pass_nm as priceNm', 'price'])
    .execute();
  const paid = options.filter(({ price }) => price > 0);
  const coupons = await db
    .selectFrom('coupon_pblcn')
    .select(['coupon_pblcn_uid as uid', 'start_dt', 'end_dt'])
    .orderBy('coupon_pblcn_uid')
    .execute();
  const today = toSeoulDate(base);
  const begun = coupons.filter(({ start_dt }) => start_dt <= today);
  const rows = buildOwnedRows({ memberUid: traveller.member_uid, options, passOptions: passes, base });
  const visits = addBoughtRows({ options: paid, passOptions: passes, base }, rows, {
    travellers,
    reviews: toVisitReviews(reviews, travellers, base),
    coupons: begun.map(({ uid, end_dt }) => ({ uid, isOver: end_dt < today })),
  });
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
  await insertRows(db, 'refund', rows.refund);
  await insertRows(db, 'exchange_card', rows.exchange_card);
  return visits;
}
