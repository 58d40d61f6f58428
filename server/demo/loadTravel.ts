import { sql } from 'kysely';
import type { Db } from '../src/db/schema.ts';
import { toSeoulDate } from '../src/db/seoulTime.ts';
import { buildAttractionRows, buildPlaceNotices } from './attractionRows.ts';
import { addBoughtRows } from './boughtRows.ts';
import { buildDirectionRows, buildFeedRows, buildInfoRows } from './guideRows.ts';
import { insertTables } from './insertTables.ts';
import type { ListedMember } from './listMembers.ts';
import { buildOwnedRows } from './ownedRows.ts';
import {
  buildHelpfulRows,
  buildInterestRows,
  buildReviewRows,
  buildStockRows,
  buildTourInterestRows,
  countStars,
  type ReviewRow,
} from './readerRows.ts';
import { buildTourRows } from './tourRows.ts';
import { buildPassRows, buildPromoRows, buildPromotionRows, buildRateRows } from './travelRows.ts';
import type { Traveller, VisitReview } from './visitRows.ts';

/** Members who have bought something; none of those by whom people try the site. */
const listBuyers = (everybody: readonly ListedMember[]) =>
  everybody.filter(({ email }) => /^(company(0[89]|1\d|2[01])|student(0[89]|1\d)|faculty0[4-7])@/.test(email));

/** Loads goods, passes, tours, promotions, what travellers should know, and what they wrote and liked. */
export async function loadTravel(db: Db, baseDate: Date, everybody: readonly ListedMember[]): Promise<void> {
  const { goods, images, options, prices, plans } = buildAttractionRows(baseDate);
  const members = everybody.filter(({ role }) => role === 'MEMBER').map(({ member_uid }) => member_uid);
  const later = listBuyers(everybody).map(({ member_uid }) => member_uid);
  const reviews = buildReviewRows(plans, { members, later, base: baseDate });
  const interests = buildInterestRows(plans, members, baseDate);
  const countInterests = (uid: string) => interests.filter(({ gds_uid }) => gds_uid === uid).length;
  const { tour, tour_stop } = buildTourRows(baseDate, goods);
  const inTours = buildTourInterestRows(
    tour.map(({ tour_uid }) => tour_uid),
    members,
    baseDate,
  );
  await insertTables(db, {
    goods: goods.map((row) => ({
      ...row,
      ...countStars(reviews, row.gds_uid),
      interest_cnt: countInterests(row.gds_uid),
    })),
    goods_image: images,
    goods_notice: buildPlaceNotices(baseDate),
    goods_option: options,
    goods_price: prices,
    stock: buildStockRows(plans, options, baseDate),
    interest: interests,
    ...buildPassRows(goods),
    tour: tour.map((row) => ({
      ...row,
      interest_cnt: inTours.filter(({ tour_uid }) => tour_uid === row.tour_uid).length,
    })),
    tour_stop,
    ...buildPromotionRows(baseDate),
    travel_info: buildInfoRows(),
    direction: buildDirectionRows(),
    feed: buildFeedRows(baseDate),
    promo_code: buildPromoRows(baseDate),
    exchange_rate: buildRateRows(baseDate),
  });
  await insertTables(db, { interest: inTours });
  const visits = await loadOwned(db, baseDate, everybody, reviews);
  const helpful = buildHelpfulRows(reviews, members, baseDate);
  await insertTables(db, {
    review: reviews.map((row) => ({
      ...row,
      rsvt_uid: visits.get(row.review_uid) ?? null,
      helpful_cnt: helpful.filter(({ review_uid }) => review_uid === row.review_uid).length,
    })),
    review_helpful: helpful,
  });
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

/** Loads orders, coupons and inquiries of travellers. @returns reservations by their review */
async function loadOwned(
  db: Db,
  base: Date,
  everybody: readonly ListedMember[],
  reviews: readonly ReviewRow[],
): Promise<ReadonlyMap<string, string>> {
  const travellers = listBuyers(everybody);
  const traveller = everybody.find(({ email }) => email === 'general@demo.example');
  if (traveller === undefined) return new Map();
  const options = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods_price as p', 'p.goods_dtl_id', 'o.goods_dtl_id')
    .select(['o.goods_dtl_id as id', 'o.gds_uid as gdsUid', 'o.option_nm as name', 'p.price_nm as priceNm', 'p.price'])
    .select(sql<boolean>`o.kind = 'ROOM'`.as('isRoom'))
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
  await insertTables(db, rows);
  return visits;
}
