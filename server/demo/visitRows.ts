import { addDays } from '../src/db/seoulTime.ts';
import { datedRate, toRefund } from '../src/domains/travel/order/refundRules.ts';
import { createDraw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { createSeller, type Shop, type SoldOption, type Tables, toUnitPrice } from './seller.ts';

/** Buyer. */
export interface Traveller {
  readonly member_uid: string;
  readonly name: string;
}

/** A review of a place that its writer has visited. */
export interface VisitReview {
  readonly review_uid: string;
  readonly gds_uid: string;
  readonly member_uid: string;
  /** Days from the base date. */
  readonly days: number;
}

/**
 * Reservations of places by their state. With the two of the demo traveller they are 180, and all states have some; with the
 * passes there are 210 orders.
 */
const visitCounts = {
  PAY_WAIT: 2,
  CONFIRM_WAIT: 6,
  CONFIRMED: 6,
  VOUCHER: 43,
  USED: 39,
  CANCEL_ASK: 4,
  CANCELLED: 4,
  REFUNDED: 16,
} as const;
type VisitState = keyof typeof visitCounts;

/** Vouchers whose cancellation the office refused. */
const refusedCount = 2;
const whys = ['SCHEDULE', 'WEATHER', 'MISTAKE', 'OTHER_GOODS'] as const;

export type Seller = ReturnType<typeof createSeller>;

/** Options for sale to all travellers, and the tables to fill. */
export interface Market {
  readonly shop: Omit<Shop, 'memberUid'>;
  readonly tables: Tables;
  readonly sellerOf: (memberUid: string) => Seller;
  readonly travellers: readonly Traveller[];
  readonly draw: ReturnType<typeof createDraw>;
}

export const toBooker = ({ name }: Traveller) => ({ familyNm: name.slice(0, 1), firstNm: name.slice(1) });

export function createMarket(shop: Omit<Shop, 'memberUid'>, tables: Tables, travellers: readonly Traveller[]): Market {
  const sellers = new Map(
    travellers.map(({ member_uid: memberUid }, index) => [
      memberUid,
      createSeller({ ...shop, memberUid }, tables, `bought by traveller ${index}`),
    ]),
  );
  const sellerOf = (memberUid: string) => {
    const seller = sellers.get(memberUid);
    if (seller === undefined) throw new Error('Nobody sells to this member.');
    return seller;
  };
  return { shop, tables, sellerOf, travellers, draw: createDraw('bought goods') };
}

/** Days of purchase and of use, from the base date. */
function drawDays(state: VisitState, { int }: Market['draw']): { boughtDays: number; useDays: number } {
  if (state === 'PAY_WAIT') return { boughtDays: 0, useDays: int(5, 20) };
  if (state === 'USED') return { boughtDays: -int(35, 60), useDays: -int(2, 29) };
  if (state === 'REFUNDED' || state === 'CANCELLED') return { boughtDays: -int(20, 40), useDays: -int(2, 10) };
  return { boughtDays: -int(1, 6), useDays: int(4, 35) };
}

/** A refund with its percentage by the days that were left when it was asked for. */
function addRefund(
  { tables, draw }: Market,
  seller: Seller,
  { state, from_stts, refund_uid, useDays, askedDays, amount, ids }: RefundFacts,
): void {
  const rate_pct = toRate(seller, useDays, askedDays);
  const { refundAmount, fee } = toRefund(rate_pct, { payAmount: amount, pointAmount: 0 });
  const asked_at = seller.at(askedDays, '09:40');
  tables.refund.push({
    ...ids,
    refund_uid,
    why_cd: draw.pick(whys),
    amount: refundAmount,
    fee,
    rate_pct,
    state,
    from_stts,
    asked_at,
    due_dt: addDays(seller.today, askedDays + 3),
    done_at: state === 'DONE' ? seller.at(askedDays + 1, '15:00') : null,
  });
  seller.addStep(ids.rsvt_uid, 'CANCEL_ASK', asked_at);
}

interface RefundFacts {
  readonly state: 'ASKED' | 'DONE' | 'REFUSED';
  readonly from_stts: string;
  readonly refund_uid: string;
  readonly useDays: number;
  readonly askedDays: number;
  readonly amount: number;
  readonly ids: { readonly rsvt_uid: string; readonly order_uid: string };
}

const toRate = (seller: Seller, useDays: number, askedDays: number): number =>
  datedRate(addDays(seller.today, useDays), new Date(seller.at(askedDays, '09:40')));

const orderOf = (state: VisitState, seller: Seller, ratePct: number): Row | undefined => {
  if (state === 'PAY_WAIT') return { state: 'READY', expire_at: seller.at(0, '11:40') };
  if (state === 'CANCELLED') return { state: 'EXPIRED', closed_at: seller.at(-20, '11:41') };
  return state === 'REFUNDED' ? { state: ratePct === 100 ? 'CANCELLED' : 'PARTIAL_CANCELLED' } : undefined;
};

function addVisit(
  market: Market,
  traveller: Traveller,
  option: SoldOption,
  state: VisitState,
  isRefused: boolean,
): void {
  const { draw, sellerOf, tables } = market;
  const seller = sellerOf(traveller.member_uid);
  const { boughtDays, useDays } = drawDays(state, draw);
  const cnt = draw.int(1, 3);
  const amount = toUnitPrice(option) * cnt;
  const refund_uid = draw.uuid();
  const askedDays = state === 'REFUNDED' ? useDays - draw.int(1, 5) : 0;
  const ratePct = toRate(seller, useDays, askedDays);
  const { refundAmount } = toRefund(ratePct, { payAmount: amount, pointAmount: 0 });
  const order = orderOf(state, seller, ratePct);
  const hasVoucher = ['VOUCHER', 'USED', 'CANCEL_ASK', 'REFUNDED'].includes(state);
  const used_at = state === 'USED' ? seller.at(useDays, '14:10') : null;
  const ids = seller.sell(
    'GOODS',
    option,
    {
      boughtDays,
      cnt,
      isPaid: state !== 'PAY_WAIT' && state !== 'CANCELLED',
      ...(order && { order }),
      ...(state === 'REFUNDED' && {
        sentBack: { amount: refundAmount, at: seller.at(askedDays + 1, '15:00'), refund_uid },
      }),
    },
    {
      booker: toBooker(traveller),
      stts_cd: state,
      gds_uid: option.gdsUid,
      use_date: addDays(seller.today, useDays),
      people: { adult: cnt, child: 0 },
      voucher_no: hasVoucher ? `V-${draw.uuid()}` : null,
      voucher_at: hasVoucher ? seller.at(boughtDays, '11:25') : null,
      used_at,
    },
  );
  const facts = { refund_uid, useDays, askedDays, amount, ids, from_stts: 'VOUCHER' };
  if (state === 'CANCEL_ASK') addRefund(market, seller, { ...facts, state: 'ASKED' });
  if (state === 'REFUNDED') addRefund(market, seller, { ...facts, state: 'DONE' });
  if (isRefused) addRefund(market, seller, { ...facts, state: 'REFUSED' });
  if (used_at !== null) addUse(tables, seller, traveller, { rsvt_uid: ids.rsvt_uid, amount, used_at });
}

/** The use of a visit with the points that come with it. */
function addUse(
  tables: Tables,
  seller: Seller,
  { member_uid }: Traveller,
  { rsvt_uid, amount, used_at }: { readonly rsvt_uid: string; readonly amount: number; readonly used_at: string },
): void {
  seller.addStep(rsvt_uid, 'USED', used_at);
  const points = Math.floor(amount * 0.01);
  if (points === 0) return;
  const point_uid = seller.draw.uuid();
  tables.point_ledger.push({ member_uid, rsvt_uid, created_at: used_at, point_uid, amount: points, reason: 'EARN' });
}

/** The visit that a review is of. @returns its reservation, by the review */
export function addReviewed(
  market: Market,
  { gds_uid, member_uid, review_uid, days }: VisitReview,
): [string, string][] {
  const { draw, shop, sellerOf, tables, travellers } = market;
  const option = shop.options.find((one) => one.gdsUid === gds_uid);
  const traveller = travellers.find((one) => one.member_uid === member_uid);
  if (option === undefined || traveller === undefined) return [];
  const seller = sellerOf(member_uid);
  const used_at = seller.at(days - 1, '14:10');
  const boughtDays = days - draw.int(4, 12);
  const { rsvt_uid, amount } = seller.sell(
    'GOODS',
    option,
    { boughtDays, cnt: 2 },
    {
      booker: toBooker(traveller),
      stts_cd: 'REVIEWED',
      gds_uid,
      use_date: addDays(seller.today, days - 1),
      people: { adult: 2, child: 0 },
      voucher_no: `V-${review_uid}`,
      voucher_at: seller.at(boughtDays, '11:25'),
      used_at,
    },
  );
  addUse(tables, seller, traveller, { rsvt_uid, amount, used_at });
  return [[review_uid, rsvt_uid]];
}

/** One value for each of a count. */
export const listStates = <T extends string>(counts: Readonly<Record<T, number>>): T[] =>
  Object.entries<number>(counts).flatMap(([state, cnt]) => Array.from({ length: cnt }, () => state as T));

/** Visits in all their states. */
export function addVisits(market: Market): void {
  const { draw, shop, travellers } = market;
  const states = listStates(visitCounts);
  const refused = states.flatMap((state, index) => (state === 'VOUCHER' ? [index] : [])).slice(0, refusedCount);
  for (const [index, state] of states.entries())
    addVisit(market, draw.pick(travellers), draw.pick(shop.options), state, refused.includes(index));
}
