import * as z from 'zod/mini';
import { clampedInt, instant, queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { date } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { refundStep, reservationStates } from './order.ts';
import { orderLimits } from './orderLimits.ts';

/** Refund states of a reservation: requested, being sent to the provider, done, rejected by staff. */
export const refundStates = ['ASKED', 'SENDING', 'DONE', 'REFUSED'] as const;
export type RefundState = (typeof refundStates)[number];

/** Reason that costs nothing: staff refund everything for it, or refuse the request. */
export const providerWhy = 'PROVIDER';

/** Reason of a refund that returns the difference of a change, and its name for staff; members cannot choose it. */
export const changeWhy = 'CHANGE';
export const changeWhyName = '예약 변경 차액';

/** Refund of a reservation, for the member. */
export const bookingRefund = z.object({
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
  /** `Y`: the member can withdraw the request. Absent from responses of earlier server releases. */
  withdrawYn: z._default(yn, 'N'),
});

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

export const reserveCancelWithdraw = defineEndpoint({
  name: 'reserve.withdrawCancel',
  method: 'DELETE',
  path: '/api/v1/reserve/cancel/{rsvtUid}',
  access: 'buyer',
  language: 'header',
  params: z.object({ rsvtUid: z.string() }),
  response: z.object({ rsvtUid: z.string(), rsvtSttsCd: z.enum(reservationStates) }),
  summary: 'Withdraws a request for a refund, of passes too; `4405` once staff decide it.',
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
