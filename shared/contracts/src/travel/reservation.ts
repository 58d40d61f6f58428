import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { clampedInt, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { timelineEntry } from '../common/timeline.ts';
import { contentLang, date } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { bookerForm } from './booker.ts';
import { orderKinds, peopleForm, refundStep, reservationStates, stayNights } from './order.ts';
import { orderLimits } from './orderLimits.ts';

/** Kinds of badges, named as in the specification. */
export const reservationBadges = [
  'standby',
  'standby2',
  'confirm',
  'voucher',
  'complete',
  'complete4',
  'cancel-ask',
  'complete2',
  'complete3',
] as const;

export const reservationActions = ['PAY', 'CANCEL', 'CHANGE', 'VOUCHER', 'REVIEW', 'RECEIPT'] as const;
export type ReservationAction = (typeof reservationActions)[number];

const reservation = z.object({
  rsvtUid: z.string(),
  rsvtNo: z.string(),
  orderUid: z.string(),
  kind: z.enum(orderKinds),
  /** Null for passes, which belong to no single place. */
  gdsUid: z.nullable(z.string()),
  gdsNm: z.string(),
  lang: contentLang,
  gdsTycd: z.string(),
  /** Rooms and guided tours have a badge of their kind. */
  typeBadge: z.nullable(z.enum(['hotel', 'tour'])),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  optionNm: z.string(),
  /** Null for passes. */
  useDate: z.nullable(date),
  useTime: z.nullable(z.string()),
  /** Departure of a stay; null for others. */
  departDate: z.nullable(date),
  count: z.int(),
  payAmount: z.int(),
  rsvtSttsCd: z.enum(reservationStates),
  sttsNm: z.string(),
  badge: z.enum(reservationBadges),
  /** Actions that the member may take now. */
  actions: z.array(z.enum(reservationActions)),
  /** Remaining seconds to pay; 0 if no payment is pending. */
  leftSec: z.int(),
  /** Moment until which the provider answers a request, then everything is refunded; null for others. */
  answerByDt: z.nullable(instant),
  /** First order of those that were paid together; null: paid alone. Absent from responses of the previous server release. */
  purchaseUid: z._default(z.nullable(z.string()), null),
  createdDt: instant,
});
export type Reservation = z.output<typeof reservation>;

export const reserveList = defineEndpoint({
  name: 'reserve.list',
  method: 'GET',
  path: '/api/v1/reserve/list',
  access: 'buyer',
  language: 'header',
  query: z.object({
    ...pageQuery(10),
    /** Days of use; of passes, days of the purchase. */
    startDate: queryText(),
    endDate: queryText(),
    gdsTycd: queryText(),
    languageCd: queryText(),
    type: choice(['ALL', 'UPCOMING', 'USED', 'CANCEL'], 'ALL'),
  }),
  response: listOf(reservation),
  summary: 'Reservations of the member: those that wait for payment, then coming ones, then past ones.',
});

/** Refund states of a reservation: requested, being sent to the provider, done, rejected by staff. */
export const refundStates = ['ASKED', 'SENDING', 'DONE', 'REFUSED'] as const;
export type RefundState = (typeof refundStates)[number];

const refund = z.object({
  state: z.enum(refundStates),
  whyCd: z.string(),
  whyNm: z.string(),
  etcWhy: z.string(),
  refundAmount: z.int(),
  /** Points to be returned. */
  pointAmount: z.int(),
  fee: z.int(),
  askedDt: instant,
  doneDt: z.nullable(instant),
  /** Day by which the money is refunded. */
  dueDt: date,
});

export const reserveGet = defineEndpoint({
  name: 'reserve.get',
  method: 'GET',
  path: '/api/v1/reserve/detail/{rsvtUid}',
  access: 'buyer',
  language: 'header',
  params: z.object({ rsvtUid: z.string() }),
  response: z.extend(reservation, {
    orderNo: z.string(),
    addr: z.string(),
    tel: z.string(),
    /** Null for passes. */
    goodsDtlId: z.nullable(z.string()),
    items: z.array(
      z.object({
        seq: z.int(),
        /** 0 for a pass. */
        priceSn: z.int(),
        optionNm: z.string(),
        priceNm: z.string(),
        count: z.int(),
        /** Tickets that were neither refunded nor asked to be. */
        leftCnt: z.int(),
        unitPrice: z.int(),
        amount: z.int(),
      }),
    ),
    nights: stayNights,
    /** Null before payment, and for passes. */
    people: z.nullable(peopleForm),
    booker: z.nullable(bookerForm),
    requestMemo: z.string(),
    itemAmount: z.int(),
    promoAmount: z.int(),
    couponAmount: z.int(),
    pointAmount: z.int(),
    taxAmount: z.int(),
    payment: z.nullable(
      z.object({
        method: z.string(),
        approvedDt: instant,
        /** The provider's own receipt. */
        receiptUrl: z.nullable(z.string()),
        /** Our receipt; signed URL that expires after some minutes. */
        pdfUrl: z.string(),
      }),
    ),
    passes: z.array(z.object({ passUid: z.string(), passNm: z.string(), state: z.string() })),
    refundSteps: z.array(refundStep),
    /** The newest of the refunds, for pages of the previous release. */
    refund: z.nullable(refund),
    /** Newest first. Absent from responses of the previous server release. */
    refunds: z._default(z.array(refund), []),
    /** Calendar entry as an iCalendar file; signed URL that expires after some minutes. Null without a day, and before payment. */
    calendarUrl: z.nullable(z.string()),
    /** Last day to write a review, or null. */
    reviewUntilDt: z.nullable(date),
    timeline: z.array(timelineEntry),
  }),
  summary: 'A reservation of the member with payment, refund and what happened.',
});
export type ReservationDetail = z.output<typeof reserveGet.response>;

export const reserveRefundGet = defineEndpoint({
  name: 'reserve.refundPreview',
  method: 'GET',
  path: '/api/v1/reserve/refund',
  access: 'buyer',
  language: 'header',
  query: z.object({
    rsvtUid: queryText(64),
    /** Passes to give back, comma-separated; empty: all unused ones. */
    passUids: queryText(400),
    /** Tickets to give back, `seq:count`, comma-separated; empty: all that are left. */
    tickets: queryText(200),
  }),
  response: z.object({
    rsvtUid: z.string(),
    /** `N`: it cannot be cancelled now. */
    refundableYn: yn,
    ratePct: z.int(),
    payAmount: z.int(),
    fee: z.int(),
    refundAmount: z.int(),
    /** Points to be returned. */
    pointAmount: z.int(),
    /** Points that were spent, all of which the reason of the provider returns. Absent from responses of the previous server release. */
    paidPoints: z._default(z.int(), 0),
    /** `Y`: only the reason of the provider can be given now. Absent from responses of the previous server release. */
    providerOnlyYn: z._default(yn, 'N'),
    /** `Y`: the coupon becomes usable again. */
    couponBackYn: yn,
    /** Passes that it takes; empty for dated goods. */
    passUids: z.array(z.string()),
    /** Tickets that it takes; empty for passes. */
    tickets: z.array(z.object({ seq: z.int(), count: z.int() })),
    /** Last day of this amount; null: no later step. */
    untilDt: z.nullable(date),
    /** Day by which the money is refunded. */
    dueDt: date,
    refundSteps: z.array(refundStep),
  }),
  summary: 'What the member would get back if they asked now.',
});
export type RefundPreview = z.output<typeof reserveRefundGet.response>;

/** Tickets of one line of an order. */
const ticketPiece = z.strictObject({
  seq: z.int().check(z.gte(0), z.lte(100)),
  count: z.int().check(z.gte(1), z.lte(orderLimits.count)),
});
export type TicketPiece = z.output<typeof ticketPiece>;

/** Length in characters (grapheme clusters). */
export const refundWhyMax = 500;

const refunded = z.object({
  rsvtUid: z.string(),
  rsvtSttsCd: z.enum(reservationStates),
  refundAmount: z.int(),
  fee: z.int(),
  dueDt: date,
});

export const refundForm = z
  .strictObject({
    whyCd: z
      .string({ error: '취소 사유를 선택해 주세요.' })
      .check(z.minLength(1, { error: '취소 사유를 선택해 주세요.' }), z.maxLength(32)),
    etcWhy: z.optional(
      memberText({ max: refundWhyMax, tooLong: `취소 사유는 ${refundWhyMax}자까지 입력할 수 있습니다.` }),
    ),
    /** `refundAmount` shown to the member; a different amount returns `4091`. */
    refundAmount: z.optional(z.int().check(z.gte(0))),
    /** Tickets to give back; absent: all that are left. */
    tickets: z.optional(z.array(ticketPiece).check(z.minLength(1), z.maxLength(10))),
  })
  .check(
    checkTogether<{ whyCd: string; etcWhy?: string | undefined }>(({ whyCd, etcWhy }) =>
      whyCd === 'OTHER' && (typeof etcWhy !== 'string' || etcWhy.trim() === '')
        ? [{ path: ['etcWhy'], message: '취소 사유를 입력해 주세요.' }]
        : [],
    ),
  );

export const reserveCancel = defineEndpoint({
  name: 'reserve.cancel',
  method: 'PATCH',
  path: '/api/v1/reserve/cancel',
  access: 'buyer',
  language: 'header',
  query: z.object({ reserveId: queryText(64) }),
  /** Absent for an unpaid reservation. */
  body: z.nullish(refundForm),
  response: refunded,
  summary: 'Asks to cancel a reservation; the refund is fixed with the request.',
});

export const passRefund = defineEndpoint({
  name: 'mypage.refundPass',
  method: 'PATCH',
  path: '/api/v1/mypage/refundPass',
  access: 'buyer',
  language: 'content',
  query: z.object({
    etcWhy: queryText(refundWhyMax * 2),
    rsvtUid: queryText(64),
    passUids: queryText(400),
    whyCd: queryText(32),
    /** `refundAmount` shown to the member; −1: none. */
    refundAmount: clampedInt({ min: -1, max: 1_000_000_000, fallback: -1 }),
  }),
  response: refunded,
  summary: 'Asks to give passes back; the refund is fixed with the request.',
});

export const reserveUserInfo = defineEndpoint({
  name: 'reserve.userInfo',
  method: 'GET',
  path: '/api/v1/reserve/user-info',
  access: 'buyer',
  language: 'none',
  response: z.object({
    familyNm: z.string(),
    firstNm: z.string(),
    phone: z.string(),
    email: z.string(),
    nationCd: z.string(),
  }),
  summary: 'Who reserves, filled in from the member; also by the cookie `access_token`.',
});
