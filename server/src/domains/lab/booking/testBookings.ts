import { errorCodes } from '@haesol/contracts/common';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../../../db/schema.ts';
import { openSession } from '../../../testing/testActors.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';

/** Body of a booking form without its hold. */
export const aBookingForm = {
  modeCd: 'DIRECT',
  purposeCd: 'RESEARCH',
  projectNm: '박막 두께 측정',
  sample: { nm: '실리콘 기판', cnt: 3, hazardYn: 'N' },
  companions: 1,
  safetyYn: 'Y',
  settleCd: 'TRANSFER',
  tel1: '010',
  tel2: '0000',
  tel3: '1001',
  hazardFileUids: [],
  fileUids: [],
  agree: 'Y',
};

export interface Slots {
  readonly eqUid: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';

/** Client of one member; every response is `{ code, data, message }`. */
/** Client of one member. @param base headers of every request */
export async function createCaller(test: TestApp, memberUid: string, base: Readonly<Record<string, string>> = {}) {
  let { headers } = await openSession(test, memberUid);
  const send = async (method: Method, url: string, payload?: object, more?: Record<string, string>) =>
    readAnswer(
      await test.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { ...headers, ...base, ...more },
        ...(payload !== undefined && { payload }),
      }),
    );
  const call = async (method: Method, url: string, payload?: object, more?: Record<string, string>) => {
    const answer = await send(method, url, payload, more);
    if (answer.code !== errorCodes.sessionExpired) return answer;
    // Opens a session again, because the test has moved the clock.
    ({ headers } = await openSession(test, memberUid));
    return send(method, url, payload, more);
  };
  const hold = (slots: Slots & { readonly rsvUid?: string }) => call('POST', '/equipment/hold', slots);
  return {
    memberUid,
    headers,
    call,
    hold,
    reserve: (holdId: string, change: object = {}) =>
      call('POST', '/equipment/reserve', { holdId, ...aBookingForm, ...change }),
    /** Holds and books at once. @returns the id of the booking */
    async book(slots: Slots, change: object = {}): Promise<string> {
      const { code, data, message } = await hold(slots);
      if (code !== '200') throw new Error(`The hold was refused: ${code} ${message}`);
      const booked = await call('POST', '/equipment/reserve', { holdId: data.holdId, ...aBookingForm, ...change });
      if (booked.code !== '200') throw new Error(`The booking was refused: ${JSON.stringify(booked)}`);
      return booked.data.rsvUid;
    },
  };
}

/** Clients for members of the sample. @param ids their mailboxes before `@demo.example` */
export async function createCallers<const Ids extends readonly string[]>(
  test: TestApp,
  ...ids: Ids
): Promise<{ [At in keyof Ids]: Caller }> {
  const callers: Caller[] = [];
  for (const id of ids) callers.push(await createCaller(test, await findMemberUid(test, id)));
  // One caller for each id.
  return callers as { [At in keyof Ids]: Caller };
}

export type Caller = Awaited<ReturnType<typeof createCaller>>;

function readAnswer(response: LightMyRequestResponse) {
  const { status, data } = response.json();
  return { http: response.statusCode, code: status.code as string, message: status.message as string, data };
}

export async function findMemberUid({ db }: TestApp, id: string): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('member_uid')
    .where('email', '=', `${id}@demo.example`)
    .executeTakeFirstOrThrow();
  return row.member_uid;
}

const ownedTables = ['exchange_card', 'member_pass', 'orders', 'point_ledger', 'reservation'] as const;

/** Lists members of a class without role, bookings and data of the travel service. */
export async function listFreshMembers({ db }: TestApp, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member_uid')
    .where('state', '=', 'ACTIVE')
    .where('role', '=', 'MEMBER')
    .where('email', 'not like', '%@demo.example')
    .orderBy('email')
    .limit(count)
    .execute();
  const uids = rows.map(({ member_uid }) => member_uid);
  await freeOfSample(db, uids);
  return uids;
}

/** Deletes bookings and coupons of sample members, and assigns their sales to the administrator. */
export async function freeOfSample(db: Db, uids: readonly string[]): Promise<void> {
  await db.deleteFrom('equipment_rsv').where('member_uid', 'in', uids).execute();
  await db.deleteFrom('coupon').where('member_uid', 'in', uids).execute();
  const { member_uid } = await findRow(db, 'member', { email: 'admin@demo.example' });
  for (const table of ownedTables)
    await db.updateTable(table).set({ member_uid }).where('member_uid', 'in', uids).execute();
}

/** Adds equipment without bookings, waits, training and buffer. Returns it with its first bookable day. */
export async function openDevice({ db }: TestApp, change: Readonly<Record<string, unknown>> = {}) {
  const { eq_uid: eqUid } = await db
    .updateTable('equipment')
    .set({ training: false, buffer_min: 0, modes: ['DIRECT', 'REQUEST'], ...change })
    .where('eq_uid', '=', 'EQ012')
    .returning('eq_uid')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('equipment_rsv').where('eq_uid', '=', eqUid).execute();
  await db.deleteFrom('equipment_waitlist').where('eq_uid', '=', eqUid).execute();
  await db.deleteFrom('equipment_block').where('eq_uid', '=', eqUid).execute();
  return { eqUid, date: '2026-11-25' };
}
