import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { timelineEntry } from '../common/timeline.ts';
import { date, fileRef } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';
import { bookingCancelReasons, bookingLimits, bookingPurposes, bookingSettlements, bookingStates } from './booking.ts';
import { equipmentModes, priceClasses } from './equipment.ts';

export const settleStates = ['UNPAID', 'PAID'] as const;
/** `ASKED`: an invoice is to be issued once the device was used. */
export const taxStates = ['NONE', 'ASKED', 'ISSUED'] as const;
export type TaxState = (typeof taxStates)[number];

/** Tax invoice of a booking; number and day of an issued one. */
export const taxInvoice = z.object({ state: z.enum(taxStates), no: z.nullable(z.string()), dt: z.nullable(date) });
export type TaxInvoice = z.output<typeof taxInvoice>;

/** Booking of equipment as its member sees it. */
const myBooking = z.object({
  rsvUid: z.string(),
  rsvNo: z.string(),
  eqUid: z.string(),
  eqNm: z.string(),
  place: z.string(),
  date,
  /** `HH:mm` */
  start: z.string(),
  end: z.string(),
  modeCd: z.enum(equipmentModes),
  modeNm: z.string(),
  /** In won. */
  amount: z.int(),
  state: z.enum(bookingStates),
  /** For used bookings only. */
  settleState: z.nullable(z.enum(settleStates)),
  /** `Y`: the member may cancel, immediately or by request (`cancelNowYn`). */
  cancelYn: yn,
  cancelNowYn: yn,
  changeYn: yn,
  createdDt: instant,
});
export type MyBooking = z.output<typeof myBooking>;

const myBookingDetail = z.extend(myBooking, {
  model: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  purposeCd: z.enum(bookingPurposes),
  purposeNm: z.string(),
  projectNm: z.string(),
  sample: z.object({ nm: z.string(), cnt: z.int(), hazardYn: yn }),
  companions: z.int(),
  settleCd: z.enum(bookingSettlements),
  settleNm: z.string(),
  taxMail: z.string(),
  /** Absent from responses of earlier server releases. */
  tax: z.optional(taxInvoice),
  /** When the office recorded the payment; null for earlier ones. Absent from responses of earlier server releases. */
  paidDt: z.optional(z.nullable(instant)),
  tel: z.string(),
  applicant: z.object({ nm: z.string(), affiliation: z.string() }),
  /** Per hour, in won. */
  price: z.int(),
  /** Class that the price applied to; null where it is unknown. Absent from earlier server releases. */
  priceClass: z.optional(z.nullable(z.enum(priceClasses))),
  slotMin: z.int(),
  maxSlots: z.int(),
  manager: z.object({ nm: z.string(), tel: z.string(), email: z.string() }),
  files: z.array(fileRef),
  hazardFiles: z.array(fileRef),
  timeline: z.array(timelineEntry),
});
export type MyBookingDetail = z.output<typeof myBookingDetail>;

export const myEquList = defineEndpoint({
  name: 'mypage.equList',
  method: 'GET',
  path: '/api/v1/mypage/equ/list',
  access: 'member',
  language: 'content',
  query: z.object({
    ...pageQuery(10),
    state: choice([...bookingStates, ''], ''),
    /** Days of use. */
    startDate: queryText(),
    endDate: queryText(),
  }),
  response: z.object({
    list: z.array(myBooking),
    cnt_total: z.int(),
    /** Counts over all of the member's bookings. */
    states: z.array(z.object({ state: z.enum(bookingStates), cnt: z.int() })),
  }),
  summary: 'Bookings of the member, the latest day of use first.',
});

const rsvParams = z.object({ rsvUid: z.string() });

export const myEquGet = defineEndpoint({
  name: 'mypage.equ',
  method: 'GET',
  path: '/api/v1/mypage/equ/{rsvUid}',
  access: 'member',
  language: 'content',
  params: rsvParams,
  response: myBookingDetail,
  summary: 'A booking of the member with what was asked and what happened.',
});

export const bookingCancel = z
  .strictObject({
    whyCd: z.enum(bookingCancelReasons, { error: '취소 사유를 선택해 주세요.' }),
    etcWhy: z.optional(
      memberText({
        max: bookingLimits.why,
        tooLong: `취소 사유는 ${bookingLimits.why}자까지 입력할 수 있습니다.`,
      }),
    ),
  })
  .check(
    checkTogether<{ whyCd: string; etcWhy?: string | undefined }>(({ whyCd, etcWhy }) =>
      whyCd === 'OTHER' && (typeof etcWhy !== 'string' || etcWhy.trim() === '')
        ? [{ path: ['etcWhy'], message: '취소 사유를 입력해 주세요.' }]
        : [],
    ),
  );

const moved = z.object({ rsvUid: z.string(), state: z.enum(bookingStates) });

export const myEquCancel = defineEndpoint({
  name: 'mypage.cancelEqu',
  method: 'PATCH',
  path: '/api/v1/mypage/equ/{rsvUid}/cancel',
  access: 'member',
  language: 'content',
  params: rsvParams,
  body: bookingCancel,
  response: moved,
  summary: 'Cancels a booking until 24 hours before the use; later it asks the office to.',
});

export const myEquChange = defineEndpoint({
  name: 'mypage.changeEqu',
  method: 'PATCH',
  path: '/api/v1/mypage/equ/{rsvUid}/change',
  access: 'member',
  language: 'content',
  params: rsvParams,
  body: z.strictObject({ holdId: uid }),
  response: moved,
  summary: 'Moves a booking to the slots of a hold that was made for it; it waits for approval again.',
});

/** Path that downloads the statement of a booking as PDF: without envelope; needs the bearer token. */
export const toStatementPath = (rsvUid: string): string => `/api/v1/mypage/equ/${encodeURIComponent(rsvUid)}/statement`;

/** Path that downloads the receipt of a paid booking as PDF: without envelope; needs the bearer token. */
export const toBookingReceiptPath = (rsvUid: string): string =>
  `/api/v1/mypage/equ/${encodeURIComponent(rsvUid)}/receipt`;

/** Path that downloads a document of any booking as PDF, for staff: without envelope; needs the bearer token. */
export const toStaffDocumentPath = (rsvUid: string, kind: 'receipt' | 'statement'): string =>
  `/api/v1/admin/reservations/${encodeURIComponent(rsvUid)}/${kind}`;

/** Path that downloads a booking as an iCalendar file: without envelope; needs the bearer token. */
export const toBookingIcsPath = (rsvUid: string): string => `/api/v1/mypage/equ/${encodeURIComponent(rsvUid)}/ics`;
