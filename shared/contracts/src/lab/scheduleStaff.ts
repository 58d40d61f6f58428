import * as z from 'zod/mini';
import { queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { officeDate, officeTime } from '../common/staffDates.ts';
import { officeLine } from '../common/staffText.ts';
import { staffMemo } from '../common/timeline.ts';
import { date } from '../common/values.ts';
import { bookingStates } from './booking.ts';

/** Version of a booking that the person saw; it changes with state, time and every other change. */
const rev = z.int();

const dayBooking = z.object({
  rsvUid: z.string(),
  rsvNo: z.string(),
  memberNm: z.string(),
  affiliation: z.string(),
  /** `HH:mm` */
  start: z.string(),
  end: z.string(),
  state: z.enum(bookingStates),
  rev,
  /** `Y`: staff can move it to another slot. */
  movableYn: yn,
});
export type DayBooking = z.output<typeof dayBooking>;

const dayDevice = z.object({
  eqUid: z.string(),
  eqNm: z.string(),
  model: z.string(),
  ctgNm: z.string(),
  place: z.string(),
  openFrom: z.string(),
  openTo: z.string(),
  slotMin: z.int(),
  /** `N`: closed on this day of the week. */
  openYn: yn,
  bookings: z.array(dayBooking),
  /** Cut to the day. */
  closures: z.array(z.object({ closureUid: z.string(), start: z.string(), end: z.string(), reason: z.string() })),
});
export type DayDevice = z.output<typeof dayDevice>;

export const adminBookingDay = defineEndpoint({
  name: 'admin.bookingDay',
  method: 'GET',
  path: '/api/v1/admin/reservations/day',
  access: 'staff',
  area: 'lab',
  language: 'header',
  query: z.object({
    /** Default: today. */
    date: queryText(),
  }),
  response: z.object({ date, holidayNm: z.nullable(z.string()), devices: z.array(dayDevice) }),
  summary: 'All devices of a day with their bookings and closures, in the order of the site.',
});

export const adminMoveSlot = defineEndpoint({
  name: 'admin.moveSlot',
  method: 'PATCH',
  path: '/api/v1/admin/reservations/{rsvUid}/slot',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: z.object({ rsvUid: z.string() }),
  body: z.strictObject({ date: officeDate, start: officeTime, end: officeTime, rev, memo: staffMemo }),
  response: z.object({
    rsvUid: z.string(),
    state: z.enum(bookingStates),
    date,
    start: z.string(),
    end: z.string(),
    rev,
  }),
  summary: 'Moves a booking of the same length to another free time of its device and tells its member.',
});

const period = { startDate: officeDate, start: officeTime, endDate: officeDate, end: officeTime };
const slot = z.strictObject({ date: officeDate, start: officeTime, end: officeTime });

export const adminPreviewClosure = defineEndpoint({
  name: 'admin.previewClosure',
  method: 'POST',
  path: '/api/v1/admin/closures/preview',
  access: 'staff',
  area: 'lab',
  isRead: true,
  language: 'header',
  body: z.strictObject({
    eqUid: z
      .string({ error: '장비를 선택해 주세요.' })
      .check(z.minLength(1, { error: '장비를 선택해 주세요.' }), z.maxLength(40)),
    ...period,
  }),
  response: z.object({
    eqNm: z.string(),
    affected: z.array(
      z.object({
        rsvUid: z.string(),
        rsvNo: z.string(),
        memberNm: z.string(),
        affiliation: z.string(),
        date,
        start: z.string(),
        end: z.string(),
        state: z.enum(bookingStates),
        rev,
        /** State without another decision. */
        outcome: z.enum(['REJECTED', 'CANCELLED']),
        /** Free times of the same length after the closure. */
        options: z.array(z.object({ date, start: z.string(), end: z.string() })),
      }),
    ),
  }),
  summary: 'Names each booking that a closure would end, before it is done; changes nothing.',
});

export const adminAddClosure = defineEndpoint({
  name: 'admin.addClosure',
  method: 'POST',
  path: '/api/v1/admin/closures',
  access: 'staff',
  area: 'lab',
  language: 'header',
  body: z.strictObject({
    eqUid: z.string().check(z.minLength(1, { error: '장비를 선택해 주세요.' }), z.maxLength(40)),
    ...period,
    reason: officeLine('점검 사유를', 100),
    /** One for each affected booking as it was previewed: a new time, or null to end it. Absent from earlier pages. */
    decisions: z.optional(
      z
        .array(z.strictObject({ rsvUid: z.string().check(z.maxLength(40)), rev, to: z.nullable(slot) }))
        .check(z.maxLength(500)),
    ),
  }),
  response: z.object({
    closureUid: z.string(),
    cancelledCnt: z.int(),
    /** Absent from responses of earlier server releases. */
    movedCnt: z.optional(z.int()),
  }),
  summary: 'Closes equipment; moves or ends each booking in that time and notifies its member of the reason.',
});
