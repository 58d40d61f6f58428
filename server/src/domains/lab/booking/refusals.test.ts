import { readFileSync } from 'node:fs';
import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { equipmentSlots } from '@haesol/contracts/lab';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findSuspension } from './refusal.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

/** Source files with refusals of holds and bookings. */
const sources = [
  'holdSlots',
  'refusal',
  'requireMayHold',
  'submitHold',
  '../../common/members/requireConfirmedClass',
  '../equipment/device',
];

type Said = EndpointData<typeof equipmentSlots>;

interface Wanted {
  readonly eqUid: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly rsvUid?: string;
}

interface Refused {
  readonly code: string;
  readonly message: string;
}

/** A reason to refuse a hold, and the response that shows it in advance. */
interface Refusal {
  readonly name: string;
  readonly code: string;
  /** Creates the situation. @returns the request for the hold */
  arrange(): Promise<Partial<Wanted>> | Partial<Wanted>;
  /** Returns the advance information, to be compared with the response to the hold. */
  said(said: Said, refused: Refused): unknown;
  /** Expected advance information. */
  readonly expected: (refused: Refused) => unknown;
}

describe('reasons to refuse a hold', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  let wanted: Wanted;

  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    wanted = { ...(await openDevice(test)), start: '10:00', end: '11:00' };
    const [first = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, first);
    other = await createCaller(test, second);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    await test.db.deleteFrom('penalty').execute();
    await test.db.deleteFrom('equipment_training').execute();
  });
  afterEach(() => setMemberState('ACTIVE'));

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const setMemberState = (state: 'ACTIVE' | 'PENDING_CLASS') =>
    test.db.updateTable('member').set({ state }).where('member_uid', '=', member.memberUid).execute();
  const slotAt = (said: Said, start: string) => said.slots.find((slot) => slot.start === start);

  async function missThreeTimes(): Promise<void> {
    for (const start of ['09:00', '11:00', '13:00']) {
      const end = `${Number(start.slice(0, 2)) + 1}:00`.padStart(5, '0');
      const rsvUid = await member.book({ ...wanted, start, end });
      await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
      await moveTo('2026-11-25T17:00:00+09:00');
      await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'NO_SHOW' });
      await moveTo('2026-11-23T10:00:00+09:00');
    }
    await moveTo('2026-11-25T18:00:00+09:00');
  }

  const byRefusal = {
    said: ({ refusal }: Said) => refusal,
    expected: ({ code, message }: Refused) => ({ code, message }),
  };

  const refusals: readonly Refusal[] = [
    {
      name: 'a member whose class nobody has confirmed',
      code: errorCodes.forbidden,
      arrange: async () => {
        await setMemberState('PENDING_CLASS');
        return {};
      },
      ...byRefusal,
    },
    {
      name: 'a member without the safety training',
      code: errorCodes.safetyTrainingRequired,
      arrange: async () => {
        await openDevice(test, { training: true });
        return {};
      },
      ...byRefusal,
    },
    {
      name: 'a member whose safety training ends before the day of use',
      code: errorCodes.safetyTrainingRequired,
      arrange: async () => {
        await openDevice(test, { training: true });
        const training = { member_uid: member.memberUid, completed_on: '2024-11-27', valid_until: '2026-11-26' };
        await test.db
          .insertInto('equipment_training')
          .values({ eq_uid: wanted.eqUid, ...training })
          .execute();
        return { date: '2026-11-27' };
      },
      ...byRefusal,
    },
    {
      name: 'a member who is suspended',
      code: errorCodes.bookingSuspended,
      arrange: async () => {
        await missThreeTimes();
        return { date: '2026-12-01' };
      },
      ...byRefusal,
    },
    {
      name: 'a change of the booking of somebody else',
      code: errorCodes.notFound,
      arrange: async () => ({ rsvUid: await other.book({ ...wanted, start: '15:00', end: '16:00' }) }),
      ...byRefusal,
    },
    {
      name: 'a change of a booking that is over',
      code: errorCodes.moveNotAllowed,
      arrange: async () => {
        const rsvUid = await member.book({ ...wanted, start: '15:00', end: '16:00' });
        await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
        return { rsvUid };
      },
      ...byRefusal,
    },
    {
      name: 'a change within 24 hours of the use',
      code: errorCodes.cancellationClosed,
      arrange: async () => {
        const rsvUid = await member.book(wanted);
        await moveTo('2026-11-24T10:00:01+09:00');
        return { rsvUid, date: '2026-11-27' };
      },
      ...byRefusal,
    },
    {
      name: 'a day that cannot be booked',
      code: errorCodes.dateUnavailable,
      arrange: () => ({ date: '2026-12-25' }),
      said: ({ closed }) => closed?.reason,
      expected: ({ message }) => message,
    },
    {
      name: 'maintenance of some hours',
      code: errorCodes.dateUnavailable,
      arrange: async () => {
        const { eqUid, date } = wanted;
        const closure = { eqUid, startDate: date, start: '10:00', endDate: date, end: '12:00', reason: '렌즈 교정' };
        await staff.call('POST', '/admin/closures', closure);
        return {};
      },
      said: (said, { message }) => [
        slotAt(said, '10:00')?.state,
        message.includes(slotAt(said, '10:00')?.reason ?? '?'),
      ],
      expected: () => ['MAINT', true],
    },
    {
      name: 'slots of somebody else',
      code: errorCodes.slotTaken,
      arrange: async () => {
        await other.hold(wanted);
        return {};
      },
      said: (said) => slotAt(said, '10:00')?.state,
      expected: () => 'HELD',
    },
    {
      name: 'the time that a booking of somebody else needs before and behind it',
      code: errorCodes.slotTaken,
      arrange: async () => {
        await openDevice(test, { buffer_min: 60 });
        await other.book({ ...wanted, start: '11:00', end: '12:00' });
        return {};
      },
      said: (said, { message }) => [slotAt(said, '10:00')?.state, message.includes('준비시간')],
      expected: () => ['BUFFER', true],
    },
    {
      name: 'more slots in a row than the equipment allows',
      code: errorCodes.reservationTooLong,
      arrange: () => ({ start: '09:00', end: '14:00' }),
      said: ({ rule }, { message }) => message.includes(`${rule.maxSlots}칸`),
      expected: () => true,
    },
    {
      name: 'more slots in a week than a member may have',
      code: errorCodes.reservationTooLong,
      arrange: async () => {
        for (const date of ['2026-11-25', '2026-11-26'])
          await member.book({ ...wanted, date, start: '09:00', end: '13:00' });
        return { date: '2026-11-27' };
      },
      said: ({ rule }, { message }) => [rule.weekSlots - rule.weekUsed, message.includes(`${rule.weekSlots}칸`)],
      expected: () => [0, true],
    },
    {
      name: 'a time that is no slot',
      code: errorCodes.invalidInput,
      arrange: () => ({ start: '10:30', end: '11:30' }),
      said: (said) => slotAt(said, '10:30'),
      expected: () => undefined,
    },
  ];

  it.each(refusals)('are shown in advance: $name ($code)', async ({ code, arrange, said, expected }) => {
    const asked = { ...wanted, ...(await arrange()) };
    const { eqUid, date, rsvUid = '' } = asked;
    const { data } = await member.call('GET', `/equipment/${eqUid}/slots?date=${date}&rsvUid=${rsvUid}`);
    const refused = await member.hold(asked);

    expect(refused.code).toBe(code);
    expect(said(data, refused)).toEqual(expected(refused));
  });

  it('have a row for every code in the sources of hold and booking', () => {
    const names = sources.flatMap((source) =>
      [...readFileSync(new URL(`${source}.ts`, import.meta.url), 'utf8').matchAll(/errorCodes\.(\w+)/g)].map(
        ([, name]) => name,
      ),
    );
    const known = new Set(names.map((name) => Object.entries(errorCodes).find(([key]) => key === name)?.[1]));

    expect(known.size).toBeGreaterThan(6);
    expect([...known].filter((code) => !refusals.some((refusal) => refusal.code === code))).toEqual([]);
  });

  it('suspend until the end of the day that they name', async () => {
    await missThreeTimes();
    const at = (text: string) => findSuspension(test.db, member.memberUid, new Date(text));

    expect(await at('2026-12-25T23:59:59+09:00')).toBe('2026-12-25');
    expect(await at('2026-12-26T00:00:00+09:00')).toBeUndefined();
  });

  it('are not shown to visitors, and to members who may book', async () => {
    const url = `/equipment/${wanted.eqUid}/slots?date=${wanted.date}`;
    const visitor = await test.app.inject(`/api/v1${url}`);

    expect(visitor.json().data.refusal).toBeNull();
    expect((await member.call('GET', url)).data.refusal).toBeNull();
  });
});
