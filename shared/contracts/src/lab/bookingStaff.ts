import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { memberText } from '../common/memberText.ts';
import { assignable, queueQuery, seenRev } from '../common/officeItem.ts';
import { memoMax, staffMemo, staffTimelineEntry } from '../common/timeline.ts';
import { date, fileRef } from '../common/values.ts';
import { bookingStates } from './booking.ts';
import { settleStates, taxInvoice, taxStates } from './myBookings.ts';

/** States to which staff may move a booking. */
export const staffBookingMoves = ['APPROVED', 'REJECTED', 'IN_USE', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const;
export type StaffBookingMove = (typeof staffBookingMoves)[number];

/** States in which a booking waits for staff. */
export const waitingBookingStates = [
  'REQUESTED',
  'CANCEL_REQUESTED',
] as const satisfies readonly (typeof bookingStates)[number][];

const officeBooking = z.object({
  rsvUid: z.string(),
  rsvNo: z.string(),
  eqUid: z.string(),
  eqNm: z.string(),
  memberUid: z.string(),
  /** Masked. */
  memberNm: z.string(),
  affiliation: z.string(),
  date,
  /** `HH:mm` */
  start: z.string(),
  end: z.string(),
  modeCd: z.string(),
  purposeCd: z.string(),
  hazardYn: yn,
  amount: z.int(),
  state: z.enum(bookingStates),
  settleState: z.nullable(z.enum(settleStates)),
  /** Absent from responses of earlier server releases. */
  tax: z.optional(taxInvoice),
  createdDt: instant,
  /** States to which staff can move it. */
  targets: z.array(z.enum(staffBookingMoves)),
  ...assignable,
});
export type StaffBooking = z.output<typeof officeBooking>;

export const adminBookings = defineEndpoint({
  name: 'admin.listBookings',
  method: 'GET',
  path: '/api/v1/admin/reservations',
  access: 'staff',
  area: 'lab',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    /** `WAITING`: those that staff have to decide. */
    state: choice([...bookingStates, 'WAITING', ''], ''),
    eqUid: queryText(),
    settleState: choice([...settleStates, ''], ''),
    /** `DUE`: asked for, and the device was used. */
    taxState: choice([...taxStates, 'DUE', ''], ''),
    ...queueQuery,
    startDate: queryText(),
    endDate: queryText(),
    /** Searches number, equipment, name and phone. */
    searchKeyword: queryText(),
    ...sortKey('state', 'wait', 'eqNm', 'time', 'assignee', 'amount'),
  }),
  response: z.extend(listOf(officeBooking), {
    /** Bookings by state, without the filter of the state. */
    states: z.array(z.object({ state: z.enum(bookingStates), cnt: z.int() })),
  }),
  summary: 'Bookings of equipment, those that wait longest first.',
});

const rsvParams = z.object({ rsvUid: z.string() });

export const adminBookingGet = defineEndpoint({
  name: 'admin.getBooking',
  method: 'GET',
  path: '/api/v1/admin/reservations/{rsvUid}',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: rsvParams,
  response: z.extend(officeBooking, {
    place: z.string(),
    modeNm: z.string(),
    purposeNm: z.string(),
    projectNm: z.string(),
    sample: z.object({ nm: z.string(), cnt: z.int(), hazardYn: yn }),
    companions: z.int(),
    settleNm: z.string(),
    /** Masked. */
    tel: z.string(),
    /** Address for the tax invoice, masked; empty without one. Absent from responses of earlier server releases. */
    taxMail: z.optional(z.string()),
    files: z.array(fileRef),
    hazardFiles: z.array(fileRef),
    timeline: z.array(staffTimelineEntry),
  }),
  summary: 'A booking with what its member asked for, its files and what happened.',
});

export const adminMoveBooking = defineEndpoint({
  name: 'admin.moveBooking',
  method: 'PATCH',
  path: '/api/v1/admin/reservations/{rsvUid}/transition',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: rsvParams,
  body: z.strictObject({
    to: z.enum(staffBookingMoves, { error: '처리할 상태를 선택해 주세요.' }),
    /** Required for a rejection and a cancellation. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ rsvUid: z.string(), state: z.enum(bookingStates) }),
  summary: 'Moves a booking and tells its member.',
});

export const adminSettleBooking = defineEndpoint({
  name: 'admin.settleBooking',
  method: 'PATCH',
  path: '/api/v1/admin/settlements/{rsvUid}',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: rsvParams,
  body: z.strictObject({ settleState: z.enum(settleStates) }),
  response: z.object({ rsvUid: z.string(), settleState: z.enum(settleStates) }),
  summary: 'Records whether a used booking is paid.',
});

const penalty = z.object({
  penaltyUid: z.string(),
  memberNm: z.string(),
  rsvNo: z.string(),
  eqNm: z.string(),
  createdDt: instant,
  liftedDt: z.nullable(instant),
  /** Last day of the member's suspension; null without one. Absent from responses of earlier server releases. */
  suspendedTo: z.optional(z.nullable(date)),
});

export const adminPenalties = defineEndpoint({
  name: 'admin.listPenalties',
  method: 'GET',
  path: '/api/v1/admin/penalties',
  access: 'staff',
  area: 'lab',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    /** `COUNTED`: those that staff have not lifted · `SUSPENDED`: of them those of members who may not book now. */
    state: choice(['', 'COUNTED', 'SUSPENDED', 'LIFTED'], ''),
    /** Searches number, equipment and name. */
    searchKeyword: queryText(),
    ...sortKey('eqNm', 'created'),
  }),
  response: listOf(penalty),
  summary: 'No-shows of members, the latest first.',
});

export const adminLiftPenalty = defineEndpoint({
  name: 'admin.liftPenalty',
  method: 'PATCH',
  path: '/api/v1/admin/penalties/{penaltyUid}/lift',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ penaltyUid: z.string() }),
  body: z.strictObject({
    memo: memberText({
      max: memoMax,
      empty: '해제하는 사유를 입력해 주세요.',
      tooLong: `${memoMax}자까지 입력할 수 있습니다.`,
    }),
  }),
  response: z.object({ penaltyUid: z.string(), liftedDt: instant }),
  summary:
    'Takes a no-show back; a suspension that it caused ends. `4035` for one of a member with the same affiliation or company.',
});

const closure = z.object({
  closureUid: z.string(),
  eqUid: z.string(),
  eqNm: z.string(),
  fromDt: instant,
  toDt: instant,
  reason: z.string(),
});

export const adminClosures = defineEndpoint({
  name: 'admin.listClosures',
  method: 'GET',
  path: '/api/v1/admin/closures',
  access: 'staff',
  area: 'lab',
  language: 'header',
  query: z.object({ ...pageQuery(20), eqUid: queryText() }),
  response: listOf(closure),
  summary: 'Times at which equipment is closed, the latest first.',
});

export const adminRemoveClosure = defineEndpoint({
  name: 'admin.removeClosure',
  method: 'DELETE',
  path: '/api/v1/admin/closures/{closureUid}',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ closureUid: z.string() }),
  response: emptyObject,
  summary: 'Opens equipment again before the end of a closure.',
});
