import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { assignable, edited, laterAssignable, queueQuery, seenRev, versioned } from '../common/officeItem.ts';
import { requireReason, revealReason } from '../common/reveal.ts';
import { staffMemo, staffTimelineEntry } from '../common/timeline.ts';
import { contentLang, date } from '../common/values.ts';
import { checkDiscount, discountFields, discountTerms } from './discountTerms.ts';
import { orderKinds, orderStates, reservationStates } from './order.ts';
import { refundStates } from './refund.ts';

const officeOrder = z.object({
  orderUid: z.string(),
  orderNo: z.string(),
  rsvtUid: z.string(),
  rsvtNo: z.string(),
  kind: z.enum(orderKinds),
  memberUid: z.string(),
  /** Masked. */
  memberNm: z.string(),
  /** Booker's name in the passport, masked; null without one. Absent from answers of earlier server releases. */
  passportNm: z.optional(z.nullable(z.string())),
  /** Language of the buyer. Absent from answers of earlier server releases. */
  lang: z.optional(contentLang),
  gdsNm: z.string(),
  optionNm: z.string(),
  useDate: z.nullable(date),
  useTime: z.nullable(z.string()),
  /** Departure of a stay; null for others. */
  departDate: z.nullable(date),
  count: z.int(),
  payAmount: z.int(),
  /** Refunded so far. */
  cancelledAmount: z.int(),
  state: z.enum(orderStates),
  rsvtSttsCd: z.enum(reservationStates),
  createdDt: instant,
  ...versioned,
  ...laterAssignable,
});
export type StaffOrder = z.output<typeof officeOrder>;

export const adminOrders = defineEndpoint({
  name: 'admin.listOrders',
  method: 'GET',
  path: '/api/v1/admin/orders',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    state: choice([...orderStates, ''], ''),
    rsvtSttsCd: choice([...reservationStates, ''], ''),
    kind: choice([...orderKinds, ''], ''),
    /** Place of the booked goods. */
    gdsUid: queryText(),
    /** Days of the order, or with `USE` of the use: of a stay its arrival. */
    dayOf: choice(['', 'USE'], ''),
    startDate: queryText(),
    endDate: queryText(),
    /** Searches number, goods, name and phone. */
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'state', 'goods', 'use', 'assignee', 'pay', 'created'),
  }),
  response: listOf(officeOrder),
  summary:
    'Orders of the travel service; those that wait for a confirmation or a cancellation first, the longest wait first.',
});

/** Path that downloads the receipt of a paid order as PDF, for staff: without envelope; needs the bearer token. */
export const toStaffReceiptPath = (orderUid: string): string =>
  `/api/v1/admin/orders/${encodeURIComponent(orderUid)}/receipt`;

const orderParams = z.object({ orderUid: z.string() });

export const adminOrderGet = defineEndpoint({
  name: 'admin.getOrder',
  method: 'GET',
  path: '/api/v1/admin/orders/{orderUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: orderParams,
  response: z.extend(officeOrder, {
    itemAmount: z.int(),
    promoAmount: z.int(),
    couponAmount: z.int(),
    pointAmount: z.int(),
    promoCode: z.nullable(z.string()),
    /** Payments and refunds, the earliest first. */
    ledger: z.array(z.object({ kind: z.enum(['PAY', 'REFUND']), amount: z.int(), dt: instant })),
    attempts: z.array(
      z.object({ provider: z.string(), state: z.string(), payKey: z.nullable(z.string()), dt: instant }),
    ),
    timeline: z.array(staffTimelineEntry),
  }),
  summary: 'An order with its payments, refunds and steps.',
});

export const adminRevealOrder = defineEndpoint({
  name: 'admin.revealOrder',
  method: 'POST',
  path: '/api/v1/admin/orders/{orderUid}/reveal',
  access: 'staff',
  area: 'travel',
  language: 'none',
  params: orderParams,
  body: z.strictObject(revealReason).check(requireReason),
  response: z.object({ passportNm: z.string() }),
  summary: "The booker's name in the passport without masks; the audit log keeps person, purpose and address.",
});

/** Target states of a reservation for staff; a refund is decided with a separate call. */
export const staffReservationMoves = ['CONFIRMED', 'CANCELLED'] as const;
export type StaffReservationMove = (typeof staffReservationMoves)[number];

export const adminMoveOrder = defineEndpoint({
  name: 'admin.moveOrder',
  method: 'PATCH',
  path: '/api/v1/admin/orders/{orderUid}/transition',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: orderParams,
  body: z.strictObject({
    to: z.enum(staffReservationMoves, { error: '처리할 상태를 선택해 주세요.' }),
    /** Required for a cancellation. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ orderUid: z.string(), rsvtSttsCd: z.enum(reservationStates) }),
  summary:
    'Confirms a requested reservation, or cancels one with everything paid back, and tells the member; proposes a large refund.',
});

const officeRefund = z.object({
  refundUid: z.string(),
  orderUid: z.string(),
  rsvtUid: z.string(),
  rsvtNo: z.string(),
  memberUid: z.string(),
  /** Masked. */
  memberNm: z.string(),
  /** Language of the buyer. Absent from answers of earlier server releases. */
  lang: z.optional(contentLang),
  gdsNm: z.string(),
  useDate: z.nullable(date),
  whyCd: z.string(),
  etcWhy: z.string(),
  payAmount: z.int(),
  refundAmount: z.int(),
  fee: z.int(),
  /** Rate of the amount in percent, and the rule behind it; empty if staff decided otherwise. Absent from answers of earlier server releases. */
  ratePct: z.optional(z.int()),
  ruleNm: z.optional(z.string()),
  state: z.enum(refundStates),
  askedDt: instant,
  /** Open proposal, which another member of staff approves or returns. */
  proposal: z.nullable(
    z.object({
      byNm: z.string(),
      mineYn: yn,
      dt: instant,
      untilDt: instant,
      /** `Y`: everything is refunded. */
      faultYn: yn,
      memo: z.string(),
    }),
  ),
  /** Latest proposal that was returned. */
  returned: z.nullable(z.object({ byNm: z.string(), memo: z.string() })),
  ...assignable,
});

export const adminRefunds = defineEndpoint({
  name: 'admin.listRefunds',
  method: 'GET',
  path: '/api/v1/admin/refunds',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    /** `PROPOSED`: requests that wait for a second member of staff. */
    state: choice([...refundStates, 'PROPOSED', ''], ''),
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'goods', 'assignee', 'amount'),
  }),
  response: listOf(officeRefund),
  summary: 'Refunds that members asked for, those that wait longest first.',
});

/**
 * Decisions of staff about a refund request. Above {@link refundApproval} one proposes and another decides: `DONE` approves,
 * `RETURNED` sends the proposal back.
 */
export const refundDecisions = ['DONE', 'REFUSED', 'PROPOSED', 'RETURNED'] as const;
export type RefundTarget = (typeof refundDecisions)[number];

export const adminDecideRefund = defineEndpoint({
  name: 'admin.decideRefund',
  method: 'PATCH',
  path: '/api/v1/admin/refunds/{refundUid}/transition',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: z.object({ refundUid: z.string() }),
  body: z.strictObject({
    to: z.enum(refundDecisions, { error: '처리할 상태를 선택해 주세요.' }),
    /** `Y`: the provider of the goods is at fault; everything is refunded. An approval takes it from the proposal. */
    faultYn: z._default(yn, 'N'),
    /** Required except for `DONE`; of `PROPOSED` and `RETURNED` a reason for staff. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({
    refundUid: z.string(),
    state: z.enum(refundStates),
    rsvtSttsCd: z.enum(reservationStates),
    refundAmount: z.int(),
  }),
  summary:
    'Pays a refund, or refuses it so that the reservation holds on, and tells the member; or proposes it to a colleague.',
});

const promoCode = z.object({
  code: z.string(),
  ...discountTerms,
  maxUses: z.int(),
  used: z.int(),
  ...edited,
});

const promoFields = {
  ...discountFields,
  maxUses: z.int().check(z.gte(1), z.lte(1_000_000)),
  rev: seenRev,
};

export const adminPromoCodes = defineEndpoint({
  name: 'admin.listPromoCodes',
  method: 'GET',
  path: '/api/v1/admin/promo-codes',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), searchKeyword: queryText() }),
  response: listOf(promoCode),
  summary: 'Promotion codes with how often they were used.',
});

export const adminAddPromoCode = defineEndpoint({
  name: 'admin.addPromoCode',
  method: 'POST',
  path: '/api/v1/admin/promo-codes',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: z
    .strictObject({
      code: z
        .string()
        .check(z.regex(/^[A-Z0-9]{4,20}$/, { error: '코드는 영문 대문자와 숫자 4~20자로 입력해 주세요.' })),
      ...promoFields,
    })
    .check(checkDiscount),
  response: promoCode,
  summary: 'Adds a promotion code.',
});

const codeParams = z.object({ code: z.string() });

export const adminChangePromoCode = defineEndpoint({
  name: 'admin.changePromoCode',
  method: 'PUT',
  path: '/api/v1/admin/promo-codes/{code}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: codeParams,
  body: z.strictObject(promoFields).check(checkDiscount),
  response: promoCode,
  summary: 'Changes a promotion code; orders that are open keep what they have.',
});

export const adminRemovePromoCode = defineEndpoint({
  name: 'admin.removePromoCode',
  method: 'DELETE',
  path: '/api/v1/admin/promo-codes/{code}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: codeParams,
  response: emptyObject,
  summary: 'Deletes an unused promotion code.',
});
