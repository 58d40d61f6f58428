import * as z from 'zod/mini';
import { instant, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { contentLang } from '../common/values.ts';
import { bookerForm } from './booker.ts';
import {
  agree,
  amounts,
  childAges,
  chosenTickets,
  orderQuote,
  orderStates,
  payKey,
  paymentProviders,
  points,
  requestMemo,
  reservationStates,
} from './order.ts';
import { orderLimits } from './orderLimits.ts';
import { orderGet, payStates } from './payment.ts';
import { usableCoupon } from './usableCoupons.ts';

/** Limits of a purchase of several goods. */
export const purchaseLimits = { goods: 12, guests: 20 } as const;

const couponUid = z.optional(uid);
const passCnt = z.int().check(z.gte(1), z.lte(orderLimits.count));

/** Tickets or a room of a purchase. */
const purchaseTicket = z.strictObject({
  goodsDtlId: z.string().check(z.minLength(1), z.maxLength(64)),
  ...chosenTickets,
  /** Guests of a room; of tickets they are counted by their prices. */
  guests: z.optional(z.int().check(z.gte(1), z.lte(purchaseLimits.guests))),
  /** One for each ticket below the adult price. */
  childAges: z.optional(childAges),
  couponUid,
});
export const purchasePass = z.strictObject({
  gdsDtlUid: z.string().check(z.minLength(1), z.maxLength(64)),
  passCnt,
  couponUid,
});
const purchaseGoods = z.union([purchaseTicket, purchasePass]);
/** Goods of a purchase: tickets of a day, a room for nights, or passes, each with its own coupon. */
export type PurchaseGoods = z.output<typeof purchaseGoods>;

/** Coupon for one of the goods. */
const offeredCoupon = z.extend(usableCoupon, {
  /** Discount on these goods in won; 0 for a coupon that cannot be used. */
  amount: z.int(),
});

const quotedGoods = z.object({
  gdsUid: z.nullable(z.string()),
  gdsNm: z.string(),
  lang: contentLang,
  optionNm: z.string(),
  /** `Y`: needs the booker's name in the passport. Absent from responses of the previous server release. */
  passportYn: z.optional(yn),
  /** Guests below the adult price, whose ages are asked for. Absent from responses of the previous server release. */
  childCnt: z.optional(z.int()),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  /** Amounts of these goods; null if they cannot be bought as chosen. */
  quote: z.nullable(orderQuote),
  /** Pieces left on the day with the fewest; null: not counted. */
  remain: z.nullable(z.int()),
  /** Reason why these goods or their coupon are refused; empty for others. */
  refusal: z.string(),
  /** The best one first. */
  coupons: z.array(offeredCoupon),
});
export type QuotedGoods = z.output<typeof quotedGoods>;

const purchaseInfo = z.object({
  /** In the order of the call. */
  goods: z.array(quotedGoods),
  ...amounts,
  earnPoints: z.int(),
  points: z.object({ balance: z.int(), spendable: z.int() }),
  /** Reason why the code is refused; empty without one. */
  promoRefusal: z.string(),
  /** `Y`: the orders are open and can be paid. */
  isNext: yn,
  purchaseUid: z.optional(z.string()),
  expireDt: z.optional(instant),
  leftSec: z.optional(z.int()),
  provider: z.enum(paymentProviders),
});
purchaseInfo.register(z.globalRegistry, { id: 'PurchaseInfo' });
export type PurchaseInfo = z.output<typeof purchaseInfo>;

export const purchasePayInfo = defineEndpoint({
  name: 'purchase.payInfo',
  method: 'POST',
  path: '/api/v1/purchase/pay-info',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({
    goods: z
      .array(purchaseGoods)
      .check(
        z.minLength(1, { error: '결제할 상품을 담아 주세요.' }),
        z.maxLength(purchaseLimits.goods, { error: `한 번에 ${purchaseLimits.goods}건까지 결제할 수 있습니다.` }),
      ),
    /** Applies to the goods on which it saves most. */
    promoCode: z.optional(z.string().check(z.maxLength(40))),
    /** Spread over the goods in proportion to their amounts. */
    pointAmount: z._default(points, 0),
    /** `itemAmount` shown to the member; a different amount returns `4091`. */
    itemAmount: z.optional(z.int().check(z.gte(0))),
    user: z.optional(bookerForm),
    requestMemo,
    /** Plan of the member with these goods, whose stops then lead to their bookings. */
    planUid: z.optional(uid),
    /** `N` only quotes, and names each refusal at its goods; `Y` opens the orders, all or none, for 20 minutes. */
    isPay: z._default(yn, 'N'),
  }),
  response: purchaseInfo,
  summary: 'Amounts of several goods; opens an order for each of them, with one payment for all.',
});

const params = z.object({ purchaseUid: z.string() });

export const purchaseGet = defineEndpoint({
  name: 'purchase.get',
  method: 'GET',
  path: '/api/v1/purchase/{purchaseUid}',
  access: 'buyer',
  language: 'header',
  params,
  response: z.object({
    /** Number of the first order, by which `pay.window` and `order.remove` take all. */
    purchaseUid: z.string(),
    orders: z.array(orderGet.response),
    ...amounts,
    earnPoints: z.int(),
    state: z.enum(orderStates),
    payState: z.enum(payStates),
    /** For `AUTHORIZED`: input of `purchase.pay`. */
    payKey: z.nullable(z.string()),
    leftSec: z.int(),
    payment: z.nullable(
      z.object({
        method: z.string(),
        approvedDt: instant,
        receiptUrl: z.nullable(z.string()),
        /** Receipt for all goods. */
        pdfUrl: z.string(),
      }),
    ),
    /** Sum that was returned so far. */
    refundedAmount: z.int(),
  }),
  summary: 'Orders of the member that are paid together, and how far their payment is.',
});
export type PaidTogether = z.output<typeof purchaseGet.response>;

export const purchasePay = defineEndpoint({
  name: 'purchase.pay',
  method: 'POST',
  path: '/api/v1/purchase/pay',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({ purchaseUid: uid, payKey, user: bookerForm, requestMemo, agree }),
  response: z.object({
    purchaseUid: z.string(),
    orders: z.array(
      z.object({
        orderUid: z.string(),
        rsvtUid: z.string(),
        rsvtNo: z.string(),
        rsvtSttsCd: z.enum(reservationStates),
      }),
    ),
  }),
  summary: 'Pays all orders of a purchase; the same purchase again gets the same answer.',
});
