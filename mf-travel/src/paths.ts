import { toHref } from '@haesol/remote/routes';

export const paths = {
  home: '/travel',
  map: '/travel/map',
  attractions: '/travel/attractions',
  attraction: '/travel/attraction',
  room: '/travel/room',
  passes: '/travel/passes',
  pass: '/travel/pass',
  tours: '/travel/tours',
  tour: '/travel/tour',
  promotions: '/travel/promotions',
  promotion: '/travel/promotion',
  info: '/travel/info',
  infoDetail: '/travel/infoDetail',
  feed: '/travel/feed',
  reserve: '/travel/reserve',
  payment: '/travel/payment',
  paymentComplete: '/travel/paymentComplete',
  checkout: '/travel/checkout',
  purchase: '/travel/purchase',
  plans: '/travel/plans',
  plan: '/travel/plan',
  sharedPlan: '/travel/sharedPlan',
  compare: '/travel/compare',
  my: '/travel/my',
  myReservation: '/travel/myReservation',
  voucher: '/travel/voucher',
  reviewWrite: '/travel/reviewWrite',
  inquiries: '/travel/inquiries',
  findOrder: '/travel/findOrder',
} as const;

const placeFilters = [
  'searchKeyword',
  'sggCd',
  'gdsTycd',
  'gdsCategoryCd',
  'facilitiesRecord',
  'etcInformation',
  'passYn',
  'openYn',
  'useDate',
  'people',
  'maxPrice',
] as const;
/** Filters of places, in both the list and the map. */
export type PlaceFilters = Readonly<Partial<Record<(typeof placeFilters)[number], number | string>>>;
const pickFilters = (filters: PlaceFilters) => Object.fromEntries(placeFilters.map((key) => [key, filters[key]]));

export const toMapHref = (filters: PlaceFilters): string => toHref(paths.map, pickFilters(filters));
export const toListHref = (filters: PlaceFilters): string => toHref(paths.attractions, pickFilters(filters));
export const toTourHref = (tourUid: string): string => toHref(paths.tour, { tourUid });
export const toAttractionHref = (gdsUid: string): string => toHref(paths.attraction, { gdsUid });
export const toRoomHref = (gdsUid: string, goodsDtlId: string): string => toHref(paths.room, { gdsUid, goodsDtlId });
export const toPassHref = (gdsDtlUid: string): string => toHref(paths.pass, { gdsDtlUid });
/** Keys of the places that are compared side by side; their number is the most that fits. */
export const comparedKeys = ['place1', 'place2', 'place3', 'place4'] as const;
export const toCompareHref = (gdsUids: readonly string[]): string =>
  toHref(paths.compare, Object.fromEntries(comparedKeys.map((key, at) => [key, gdsUids[at]])));
export const toPromotionHref = (id: string): string => toHref(paths.promotion, { id });
export const toInfoHref = (id: string): string => toHref(paths.infoDetail, { id });
/** Number for each price of an option, by the price's number. */
export type PriceCounts = Readonly<Record<number, number>>;
/** Formats counts for addresses: `1:2,3:1` is two of price 1 and one of price 3. */
export const toCountsText = (counts: PriceCounts): string =>
  Object.entries(counts)
    .flatMap(([priceSn, count]) => (count > 0 ? [`${priceSn}:${count}`] : []))
    .join(',');
/** Parses counts; skips invalid parts. */
export const parseCounts = (text: string): PriceCounts =>
  Object.fromEntries(
    Array.from(text.matchAll(/(?<=^|,)(\d+):(\d+)(?=,|$)/g), ([, priceSn, count]) => [priceSn, Number(count)]),
  );
export const toReserveHref = (goodsDtlId: string, counts: PriceCounts = {}): string =>
  toHref(paths.reserve, { goodsDtlId, counts: toCountsText(counts) });
export const toReserveDayHref = (goodsDtlId: string, useDate: string): string =>
  toHref(paths.reserve, { goodsDtlId, useDate });
export const toReserveStayHref = (
  goodsDtlId: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => toHref(paths.reserve, { goodsDtlId, useDate: from, departDate: to });
export const toChangeHref = (goodsDtlId: string, rsvtUid: string): string =>
  toHref(paths.reserve, { goodsDtlId, rsvtUid });
/** @param count number of passes; its field has it from the address */
export const toReservePassHref = (gdsDtlUid: string, count = 1): string =>
  toHref(paths.reserve, { gdsDtlUid, count: count === 1 ? '' : String(count) });
export const toPaymentHref = (orderUid: string): string => toHref(paths.payment, { orderUid });
export const toCompleteHref = (rsvtUid: string): string => toHref(paths.paymentComplete, { rsvtUid });
/** Returns the address of the checkout for all goods of a plan. */
export const toCheckoutHref = (planUid: string): string => toHref(paths.checkout, { planUid });
export const toPurchaseHref = (purchaseUid: string): string => toHref(paths.purchase, { purchaseUid });
export const toReservationHref = (rsvtUid: string): string => toHref(paths.myReservation, { rsvtUid });
export const toVoucherHref = (rsvtUid: string): string => toHref(paths.voucher, { rsvtUid });
export const toPassVoucherHref = (passUid: string): string => toHref(paths.voucher, { passUid });
export const toReviewHref = (rsvtUid: string): string => toHref(paths.reviewWrite, { rsvtUid });
export const toPlanHref = (planUid: string): string => toHref(paths.plan, { planUid });
export const toSharedPlanHref = (shareKey: string): string => toHref(paths.sharedPlan, { shareKey });
/** Returns the address of the form of an inquiry about a place. */
export const toAskHref = (gdsUid: string): string => toHref(paths.inquiries, { write: 'Y', gdsUid });
export const toInquiryHref = (inquiryUid: string): string => toHref(paths.inquiries, { inquiryUid });
