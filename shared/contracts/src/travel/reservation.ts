import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { timelineEntry } from '../common/timeline.ts';
import { contentLang, date } from '../common/values.ts';
import { bookedPerson, passportName } from './booker.ts';
import { orderKinds, peopleForm, refundStep, reservationStates, stayNights } from './order.ts';
import { bookingRefund } from './refund.ts';

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
    booker: z.nullable(bookedPerson),
    /** Null without one. Absent from responses of the previous server release. */
    passport: z.optional(z.nullable(passportName)),
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
    refund: z.nullable(bookingRefund),
    /** Newest first. Absent from responses of the previous server release. */
    refunds: z._default(z.array(bookingRefund), []),
    /** Calendar entry as an iCalendar file; signed URL that expires after some minutes. Null without a day, and before payment. */
    calendarUrl: z.nullable(z.string()),
    /** Last day to write a review, or null. */
    reviewUntilDt: z.nullable(date),
    timeline: z.array(timelineEntry),
  }),
  summary: 'A reservation of the member with payment, refund and what happened.',
});
export type ReservationDetail = z.output<typeof reserveGet.response>;

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
