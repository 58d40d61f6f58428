import { inquiryTexts } from './inquiryTexts.ts';
import type { Shop, Tables } from './seller.ts';
import {
  addReviewed,
  addVisits,
  createMarket,
  listStates,
  type Market,
  type Seller,
  type Traveller,
  toBooker,
  type VisitReview,
} from './visitRows.ts';

const passCounts = { PAID: 18, ACTIVE: 4, EXPIRED: 6 } as const;
const passUids = ['PS001', 'PS002', 'PS003', 'PS004', 'PS006', 'PS007'] as const;
/** The pass with a plastic card for buses and boats. */
const cardPass = 'PS006';
const couponCount = 177;
function addPass(market: Market, traveller: Traveller, uid: string, state: keyof typeof passCounts): void {
  const { draw, shop, sellerOf, tables } = market;
  const option = shop.passOptions.find((one) => one.id === uid);
  if (option === undefined) throw new Error(`There is no pass ${uid}`);
  const seller = sellerOf(traveller.member_uid);
  const boughtDays = state === 'EXPIRED' ? -draw.int(20, 50) : -draw.int(2, 15);
  const stts_cd = state === 'PAID' ? 'CONFIRMED' : 'USED';
  const { rsvt_uid } = seller.sell('PASS', option, { boughtDays, cnt: 1 }, { booker: toBooker(traveller), stts_cd });
  const begun = state === 'PAID' ? null : seller.at(state === 'ACTIVE' ? 0 : boughtDays + 2, '09:00');
  if (begun !== null) seller.addStep(rsvt_uid, 'PASS_STARTED', begun);
  const pass_uid = draw.uuid();
  tables.member_pass.push({
    pass_uid,
    member_uid: traveller.member_uid,
    rsvt_uid,
    gds_dtl_uid: uid,
    state,
    bought_at: seller.at(boughtDays),
    valid_until: seller.at(boughtDays + 180),
    activated_at: begun,
    expire_at: begun === null ? null : new Date(Date.parse(begun) + 86_400_000).toISOString(),
  });
  if (uid !== cardPass) return;
  tables.exchange_card.push({
    card_uid: draw.uuid(),
    member_uid: traveller.member_uid,
    pass_uid,
    state: state === 'PAID' ? 'READY' : 'EXCHANGED',
    exchanged_at: begun,
  });
}

function addCoupons({ draw, tables, travellers }: Market, coupons: readonly CouponKind[], at: Seller['at']): void {
  const pairs = coupons.flatMap((coupon) => travellers.map(({ member_uid }) => ({ coupon, member_uid })));
  const taken = draw.sample(pairs, couponCount).map(({ coupon: { uid, isOver }, member_uid }) => {
    const state = isOver ? 'EXPIRED' : draw.chance(0.2) ? 'USED' : 'OWNED';
    const isUsed = state === 'USED';
    const own = { coupon_uid: draw.uuid(), coupon_pblcn_uid: uid, member_uid, state };
    return { ...own, owned_at: at(-4), used_at: isUsed ? at(-1, '15:20') : null, on_site: isUsed };
  });
  tables.coupon.push(...taken);
}

function addInquiries({ draw, shop, sellerOf, tables, travellers }: Market): void {
  for (const [index, { categoryCd, title, content, answer }] of inquiryTexts.entries()) {
    const { member_uid = '' } = travellers[index % travellers.length] ?? {};
    const { at } = sellerOf(member_uid);
    const days = -draw.int(4, 60);
    tables.inquiry.push({
      inquiry_uid: draw.uuid(),
      member_uid,
      category_cd: categoryCd,
      gds_uid: categoryCd === 'GOODS' ? draw.pick(shop.options).gdsUid : null,
      title,
      content,
      answer_state: answer === null ? 'WAIT' : 'ANSWERED',
      answer,
      answered_at: answer === null ? null : at(days + 1, '16:30'),
      created_at: at(days),
    });
  }
}

export interface CouponKind {
  readonly uid: string;
  /** Its time is over. */
  readonly isOver: boolean;
}

/**
 * Adds orders, coupons and inquiries of all travellers but the demo one to the tables.
 * @returns reservations by their review
 */
export function addBoughtRows(
  shop: Omit<Shop, 'memberUid'>,
  tables: Tables,
  {
    travellers,
    reviews,
    coupons,
  }: {
    readonly travellers: readonly Traveller[];
    readonly reviews: readonly VisitReview[];
    readonly coupons: readonly CouponKind[];
  },
): ReadonlyMap<string, string> {
  const market = createMarket(shop, tables, travellers);
  const { draw } = market;
  const [first] = travellers;
  if (first === undefined) return new Map();
  addVisits(market);
  const visits = new Map(reviews.flatMap((review) => addReviewed(market, review)));
  for (const [index, state] of listStates(passCounts).entries()) {
    addPass(market, draw.pick(travellers), passUids[index % passUids.length] ?? cardPass, state);
  }
  addCoupons(market, coupons, market.sellerOf(first.member_uid).at);
  addInquiries(market);
  return visits;
}
