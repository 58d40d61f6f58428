import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { appNow } from '../../db/expressions.ts';
import { lockName } from '../../db/nameLock.ts';
import { inTransaction } from '../../db/retry.ts';
import type { TestApp } from '../testApp.ts';
import { type OwnedResource, readRow } from './ownedResource.ts';

const bookingTime = (day: number) => ({
  from: new Date(Date.UTC(2028, 0, day, 0)),
  to: new Date(Date.UTC(2028, 0, day, 1)),
});
let bookingDay = 0;

/** Inserts a booking on a separate day, so that none overlaps another with the buffer that the table adds. */
async function addBookingRow(
  { db }: TestApp,
  memberUid: string,
  state: 'HOLD' | 'REQUESTED' | 'COMPLETED',
  { uid = randomUUID(), changeOf }: { readonly uid?: string; readonly changeOf?: string } = {},
): Promise<string> {
  bookingDay += 1;
  const { from, to } = bookingTime(bookingDay);
  const range = sql<string>`tstzrange(${from}, ${to})`;
  // Several are made at once, but a member can have only one hold.
  await inTransaction(db, async (trx) => {
    await lockName(trx, memberUid);
    await trx
      .updateTable('equipment_rsv')
      .set({ state: 'EXPIRED' })
      .where('member_uid', '=', memberUid)
      .where('state', '=', 'HOLD')
      .execute();
    await trx
      .insertInto('equipment_rsv')
      .values({
        rsv_uid: uid,
        rsv_no: state === 'HOLD' ? null : uid,
        eq_uid: 'EQ001',
        member_uid: memberUid,
        during: range,
        busy: range,
        state,
        hold_exp: new Date(Date.UTC(2027, 0, 1)),
        change_of: changeOf ?? null,
        created_at: appNow,
        updated_at: appNow,
      })
      .execute();
  });
  return uid;
}

async function makeWait({ db }: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  bookingDay += 1;
  const { from, to } = bookingTime(bookingDay);
  const during = sql<string>`tstzrange(${from}, ${to})`;
  await db
    .insertInto('equipment_waitlist')
    .values({ wait_uid: uid, eq_uid: 'EQ001', member_uid: memberUid, during, created_at: appNow })
    .execute();
  return uid;
}

async function makeOffer(test: TestApp, memberUid: string): Promise<string> {
  const uid = await makeWait(test, memberUid);
  await test.db
    .updateTable('equipment_waitlist')
    .set({ offer_exp: sql<Date>`app_now() + interval '1 hour'`, offer_since: appNow })
    .where('wait_uid', '=', uid)
    .execute();
  return uid;
}

async function makePenalty(test: TestApp, memberUid: string): Promise<string> {
  const uid = randomUUID();
  const rsv_uid = await makeBooking(test, memberUid);
  await test.db
    .insertInto('penalty')
    .values({ penalty_uid: uid, member_uid: memberUid, rsv_uid, kind: 'NO_SHOW', created_at: appNow })
    .execute();
  return uid;
}

const makeHold = (test: TestApp, memberUid: string) => addBookingRow(test, memberUid, 'HOLD');
const makeBooking = (test: TestApp, memberUid: string) => addBookingRow(test, memberUid, 'REQUESTED');
const makeUsed = (test: TestApp, memberUid: string) => addBookingRow(test, memberUid, 'COMPLETED');
/** Returns the id of the hold that {@link makeChange} makes for a booking. */
const toHoldId = (rsvUid: string) => (/^[0-9a-f]{8}-/.test(rsvUid) ? `aaaaaaaa${rsvUid.slice(8)}` : randomUUID());

async function makeChange(test: TestApp, memberUid: string): Promise<string> {
  const changeOf = await makeBooking(test, memberUid);
  await addBookingRow(test, memberUid, 'HOLD', { uid: toHoldId(changeOf), changeOf });
  return changeOf;
}

const booking = { read: readRow('equipment_rsv', 'rsv_uid') };

/** Endpoints on holds, bookings, waits and penalties of one member. */
export const ownedBookings: Readonly<Record<string, OwnedResource>> = {
  'PATCH /api/v1/equipment/hold/{holdId}/extend': {
    ...booking,
    make: makeHold,
    request: (holdId) => ({ params: { holdId } }),
    foreign: 'missing',
  },
  'DELETE /api/v1/equipment/hold/{holdId}': {
    ...booking,
    make: makeHold,
    request: (holdId) => ({ params: { holdId } }),
    foreign: 'missing',
  },
  'DELETE /api/v1/equipment/waitlist/{waitUid}': {
    make: makeWait,
    read: readRow('equipment_waitlist', 'wait_uid'),
    request: (waitUid) => ({ params: { waitUid } }),
    foreign: 'missing',
  },
  'POST /api/v1/equipment/waitlist/{waitUid}/pass': {
    make: makeOffer,
    read: readRow('equipment_waitlist', 'wait_uid'),
    request: (waitUid) => ({ params: { waitUid } }),
    foreign: 'missing',
  },
  'GET /api/v1/mypage/equ/{rsvUid}': {
    ...booking,
    make: makeBooking,
    request: (rsvUid) => ({ params: { rsvUid } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/mypage/equ/{rsvUid}/cancel': {
    ...booking,
    make: makeBooking,
    request: (rsvUid) => ({ params: { rsvUid }, body: { whyCd: 'SCHEDULE' } }),
    foreign: 'missing',
  },
  'PATCH /api/v1/mypage/equ/{rsvUid}/change': {
    ...booking,
    make: makeChange,
    request: (rsvUid) => ({ params: { rsvUid }, body: { holdId: toHoldId(rsvUid) } }),
    foreign: 'missing',
  },
  'GET /api/v1/admin/reservations/{rsvUid}': {
    ...booking,
    make: makeBooking,
    request: (rsvUid) => ({ params: { rsvUid } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PATCH /api/v1/admin/reservations/{rsvUid}/transition': {
    ...booking,
    make: makeBooking,
    request: (rsvUid) => ({ params: { rsvUid }, body: { to: 'APPROVED' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PATCH /api/v1/admin/settlements/{rsvUid}': {
    ...booking,
    make: makeUsed,
    request: (rsvUid) => ({ params: { rsvUid }, body: { settleState: 'PAID' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PATCH /api/v1/admin/reservations/{rsvUid}/tax-invoice': {
    ...booking,
    make: makeUsed,
    request: (rsvUid) => ({ params: { rsvUid }, body: { taxState: 'ASKED' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'POST /api/v1/admin/reservations/{rsvUid}/reveal': {
    ...booking,
    make: makeBooking,
    request: (rsvUid) => ({ params: { rsvUid }, body: { purposeCd: 'APPLY', memo: '' } }),
    foreign: errorCodes.forbidden,
    staffMay: true,
  },
  'PATCH /api/v1/admin/penalties/{penaltyUid}/lift': {
    make: makePenalty,
    read: readRow('penalty', 'penalty_uid'),
    request: (penaltyUid) => ({ params: { penaltyUid }, body: { memo: '장비 고장' } }),
    foreign: errorCodes.forbidden,
    ofStaff: errorCodes.secondPersonRequired,
    staffMay: true,
  },
};
