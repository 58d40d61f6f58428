import * as z from 'zod/mini';
import { clampedInt, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { coupon } from './promotion.ts';

export const usableCoupon = z.extend(coupon, {
  usableYn: yn,
  /** Reason why it cannot be used; empty for usable ones. */
  reason: z.string(),
});
export type UsableCoupon = z.output<typeof usableCoupon>;

export const reserveCoupons = defineEndpoint({
  name: 'reserve.coupons',
  method: 'GET',
  path: '/api/v1/reserve/coupon',
  access: 'member',
  language: 'header',
  query: z.object({
    /** Option of goods, or a pass. */
    goodsDtlId: queryText(64),
    /** Sum before the discount; 0: not known yet. */
    itemAmount: clampedInt({ min: 0, max: 100_000_000, fallback: 0 }),
    /** Number of people or passes; 0: not known yet. */
    people: clampedInt({ min: 0, max: 100, fallback: 0 }),
    /** Day of use; empty: not known yet. */
    useDate: queryText(10),
  }),
  response: listOf(usableCoupon),
  summary: "The member's coupons, those that can be used for it first.",
});
