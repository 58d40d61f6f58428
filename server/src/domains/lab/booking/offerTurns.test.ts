import { bookingLimits } from '@haesol/contracts/lab';
import { createUid } from '../../../db/uuid.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('a freed slot', () => {
  const test = setUpTestApp({ sample: true });
  let booker: Caller;
  let first: Caller;
  let second: Caller;
  let staff: Caller;
  let device: { eqUid: string; date: string };
  let wanted: { eqUid: string; date: string; start: string; end: string };
  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    device = await openDevice(test, { open_from: '09:00', open_to: '18:00', slot_min: 60, max_slots: 4 });
    wanted = { ...device, start: '10:00', end: '11:00' };
    const callers: Caller[] = [];
    for (const uid of await listFreshMembers(test, 3)) callers.push(await createCaller(test, uid));
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    [booker, first, second] = callers as [Caller, Caller, Caller];
    for (const table of ['equipment_waitlist', 'equipment_training', 'penalty', 'mail_outbox'] as const) {
      await test.db.deleteFrom(table).execute();
    }
  });

  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const setDevice = (change: object) =>
    test.db.updateTable('equipment').set(change).where('eq_uid', '=', device.eqUid).execute();
  async function train(who: Caller, until = '2028-01-01') {
    const training = { member_uid: who.memberUid, completed_on: '2026-01-01', valid_until: until };
    await test.db
      .insertInto('equipment_training')
      .values({ eq_uid: device.eqUid, ...training })
      .execute();
  }
  /** Adds missed bookings of yesterday, by default as many as suspend a member. */
  async function suspend(who: Caller, count = 3) {
    for (const start of ['13:00', '14:00', '15:00'].slice(0, count)) {
      const end = `${Number(start.slice(0, 2)) + 1}:00`;
      const rsv_uid = await who.book({ ...device, start, end });
      await test.db.updateTable('equipment_rsv').set({ state: 'CANCELLED' }).where('rsv_uid', '=', rsv_uid).execute();
      const penalty = { penalty_uid: createUid(), member_uid: who.memberUid, rsv_uid, kind: 'NO_SHOW' };
      await test.db
        .insertInto('penalty')
        .values({ ...penalty, created_at: new Date('2026-11-22T10:00:00+09:00') })
        .execute();
    }
  }
  /** Books all but the last slots of the member's week. */
  async function fillWeek(who: Caller, left: number) {
    const [row] = await test.db
      .selectFrom('equipment')
      .select('eq_uid')
      .where('eq_uid', '<>', device.eqUid)
      .where('deleted_at', 'is', null)
      .orderBy('eq_uid')
      .limit(1)
      .execute();
    const minutes = (bookingLimits.weekSlots - left) * 60;
    await test.db
      .updateTable('equipment')
      .set({ slot_min: 60 })
      .where('eq_uid', '=', row?.eq_uid ?? '')
      .execute();
    await test.db
      .deleteFrom('equipment_rsv')
      .where('eq_uid', '=', row?.eq_uid ?? '')
      .execute();
    const rsvUid = await who.book({ ...device, start: '13:00', end: '14:00' });
    const from = new Date('2026-11-26T00:00:00+09:00');
    const to = new Date(from.getTime() + minutes * 60_000);
    await test.db
      .updateTable('equipment_rsv')
      .set({ eq_uid: row?.eq_uid ?? '', during: `[${from.toISOString()},${to.toISOString()})` })
      .where('rsv_uid', '=', rsvUid)
      .execute();
  }
  /** Lets both wait for a booked hour. @returns the booking */
  async function queueUp(): Promise<string> {
    const rsvUid = await booker.book(wanted);
    for (const [minute, who] of [first, second].entries()) {
      await moveTo(`2026-11-23T10:0${minute + 1}:00+09:00`);
      expect((await who.call('POST', '/equipment/waitlist', wanted)).code).toBe('200');
    }
    return rsvUid;
  }
  const cancel = (rsvUid: string) => booker.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
  const waitsOf = async (who: Caller) => (await who.call('GET', '/equipment/waitlist')).data.list;
  const hasOffer = async (who: Caller) => (await waitsOf(who))[0]?.offerExpDt != null;

  it.each<[reason: string, arrange: () => Promise<unknown>]>([
    [
      'has no safety training',
      async () => {
        await setDevice({ training: true });
        await Promise.all([booker, second].map((who) => train(who)));
      },
    ],
    [
      'has a safety training that ends before the use',
      async () => {
        await setDevice({ training: true });
        await train(first, '2026-11-24');
        await Promise.all([booker, second].map((who) => train(who)));
      },
    ],
    ['is suspended', () => suspend(first)],
    ['has used up the slots of the week', () => fillWeek(first, 0)],
  ])('passes over a member who %s, who stays first in the queue', async (_reason, arrange) => {
    await arrange();
    const rsvUid = await queueUp();

    await cancel(rsvUid);

    expect([await hasOffer(first), await hasOffer(second)]).toEqual([false, true]);
    expect(await waitsOf(first)).toMatchObject([{ waitNo: 1 }]);
    expect((await second.hold(wanted)).code).toBe('200');
  });

  it('passes over a time that is longer than the device allows by now', async () => {
    const rsvUid = await booker.book({ ...wanted, end: '13:00' });
    await first.call('POST', '/equipment/waitlist', { ...wanted, end: '13:00' });
    await moveTo('2026-11-23T10:01:00+09:00');
    await second.call('POST', '/equipment/waitlist', wanted);
    await setDevice({ max_slots: 2 });

    await cancel(rsvUid);

    expect([await hasOffer(first), await hasOffer(second)]).toEqual([false, true]);
  });

  it('goes to the next one when its member has booked the last slots of the week with another offer', async () => {
    await fillWeek(first, 1);
    const later = { ...device, start: '11:00', end: '12:00' };
    const rsvUid = await booker.book({ ...wanted, end: '12:00' });
    for (const slots of [wanted, later]) await first.call('POST', '/equipment/waitlist', slots);
    await moveTo('2026-11-23T10:01:00+09:00');
    await second.call('POST', '/equipment/waitlist', later);
    await cancel(rsvUid);
    const before = [(await waitsOf(first)).length, await hasOffer(second)];
    await first.book(wanted);

    expect(before).toEqual([2, false]);
    expect(await waitsOf(first)).toMatchObject([{ start: '11:00', waitNo: 1, offerExpDt: null }]);
    expect(await hasOffer(second)).toBe(true);
  });

  it('goes to the next one when its member is suspended', async () => {
    await suspend(first, 2);
    const missed = await first.book({ ...device, start: '09:00', end: '10:00' });
    const later = { ...device, date: '2026-11-27', start: '10:00', end: '11:00' };
    const rsvUid = await booker.book(later);
    for (const [minute, who] of [first, second].entries()) {
      await moveTo(`2026-11-23T10:0${minute + 1}:00+09:00`);
      await who.call('POST', '/equipment/waitlist', later);
    }
    await staff.call('PATCH', `/admin/reservations/${missed}/transition`, { to: 'APPROVED' });
    await moveTo('2026-11-25T09:10:00+09:00');
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, {
      to: 'REJECTED',
      memo: '시료가 맞지 않습니다.',
    });
    const before = [await hasOffer(first), await hasOffer(second)];
    await moveTo('2026-11-25T10:00:00+09:00');
    const move = await staff.call('PATCH', `/admin/reservations/${missed}/transition`, { to: 'NO_SHOW' });

    expect(move.code).toBe('200');
    expect(before).toEqual([true, false]);
    expect([await hasOffer(first), await hasOffer(second)]).toEqual([false, true]);
  });

  it('is free for all if no member in the queue may book it, and is offered once one may', async () => {
    await setDevice({ training: true });
    await train(booker);
    const rsvUid = await queueUp();
    await cancel(rsvUid);
    const offers = [await hasOffer(first), await hasOffer(second)];
    const again = await booker.book(wanted);
    await train(first);
    await cancel(again);

    expect(offers).toEqual([false, false]);
    expect([await hasOffer(first), await hasOffer(second)]).toEqual([true, false]);
  });
});
