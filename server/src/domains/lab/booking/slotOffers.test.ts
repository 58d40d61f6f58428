import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('offers of freed slots', () => {
  const test = setUpTestApp({ sample: true });
  let booker: Caller;
  let first: Caller;
  let second: Caller;
  let third: Caller;
  let staff: Caller;
  let device: { eqUid: string; date: string };
  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    device = await openDevice(test);
    const uids = await listFreshMembers(test, 4);
    [booker, first, second, third] = (await Promise.all(uids.map((uid) => createCaller(test, uid)))) as [
      Caller,
      Caller,
      Caller,
      Caller,
    ];
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    for (const table of ['equipment_waitlist', 'mail_outbox', 'notification'] as const) {
      await test.db.deleteFrom(table).execute();
    }
  });

  const at = (from: string, to: string) => ({ ...device, start: from, end: to });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const runJob = (name: string) => createJobHandlers(test.context)[name]?.run({});
  const cancel = (rsvUid: string) => booker.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
  const wait = async (who: Caller, from = '10:00', to = '11:00'): Promise<string> =>
    (await who.call('POST', '/equipment/waitlist', at(from, to))).data.waitUid;
  const pass = (who: Caller, waitUid: string) => who.call('POST', `/equipment/waitlist/${waitUid}/pass`);
  /** Returns the ends of a member's offers, as `HH:mm` of the day. */
  const offersOf = async (who: Caller): Promise<string[]> => {
    const { data } = await who.call('GET', '/equipment/waitlist');
    return data.list.flatMap(({ offerExpDt }: { offerExpDt: string | null }) => offerExpDt?.slice(5, 16) ?? []);
  };
  const offers = async () => Promise.all([first, second, third].map(offersOf));
  const mailsOf = async (who: Caller) => {
    const { email } = await test.db
      .selectFrom('member')
      .select('email')
      .where('member_uid', '=', who.memberUid)
      .executeTakeFirstOrThrow();
    const rows = await test.db.selectFrom('mail_outbox').select('subject').where('to_addr', '=', email).execute();
    return rows.filter(({ subject }) => subject.includes('장비 빈자리 안내')).length;
  };
  const stateOf = async (who: Caller, start = '10:00') => {
    const { data } = await who.call('GET', `/equipment/${device.eqUid}/slots?date=${device.date}`);
    return data.slots.find((slot: { start: string }) => slot.start === start)?.state;
  };
  /** Lets the first two, or three, wait for a booked hour in this order. */
  async function queueUp(...people: Caller[]) {
    const rsvUid = await booker.book(at('10:00', '11:00'));
    const waits: string[] = [];
    for (const [minute, who] of people.entries()) {
      await moveTo(`2026-11-23T10:0${minute + 1}:00+09:00`);
      waits.push(await wait(who));
    }
    return { rsvUid, waits };
  }

  it('go to the first in the queue alone, who books the time; the others go on waiting', async () => {
    const { rsvUid } = await queueUp(first, second);
    await moveTo('2026-11-23T10:10:00+09:00');
    await cancel(rsvUid);

    expect(await offers()).toEqual([['11-23T22:10'], [], []]);
    expect(await Promise.all([first, second].map(mailsOf))).toEqual([1, 0]);
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual(['FREE', 'HELD', 'HELD']);
    expect((await second.hold(at('10:00', '11:00'))).code).toBe('4501');
    const booked = await first.book(at('10:00', '11:00'));

    expect(booked).toBeTruthy();
    expect(await offers()).toEqual([[], [], []]);
    expect((await first.call('GET', '/equipment/waitlist')).data.list).toEqual([]);
    expect((await second.call('GET', '/equipment/waitlist')).data.list).toMatchObject([
      { waitNo: 1, offerExpDt: null },
    ]);
    const reject = { to: 'REJECTED', memo: '시료가 맞지 않습니다.' };
    await staff.call('PATCH', `/admin/reservations/${booked}/transition`, reject);
    expect(await offers()).toEqual([[], ['11-23T22:10'], []]);
  });

  it('go to the next one when the time to accept is over; who let them pass waits behind the others', async () => {
    const { rsvUid } = await queueUp(first, second);
    await moveTo('2026-11-23T10:10:00+09:00');
    await cancel(rsvUid);
    await moveTo('2026-11-23T22:09:00+09:00');
    await runJob('equipment.offers');
    const before = await offers();
    await moveTo('2026-11-23T22:11:00+09:00');
    await runJob('equipment.offers');

    expect(before).toEqual([['11-23T22:10'], [], []]);
    expect(await offers()).toEqual([[], ['11-24T00:00'], []]);
    const { data } = await first.call('GET', '/equipment/waitlist');
    expect(data.list).toMatchObject([{ waitNo: 2, offerExpDt: null }]);
  });

  it('leave the time to everybody once all have let it pass, and begin again when it is freed again', async () => {
    const { rsvUid, waits } = await queueUp(first, second);
    await cancel(rsvUid);
    const [one = '', two = ''] = waits;
    const passed = [await pass(first, one), await pass(second, two)];
    const free = await stateOf(third);
    await third.hold(at('10:00', '11:00'));
    await third.call('DELETE', `/equipment/hold/${(await third.hold(at('10:00', '11:00'))).data.holdId}`);
    const afterHold = await offers();
    const again = await booker.book(at('10:00', '11:00'));
    await cancel(again);

    expect(passed.map(({ code }) => code)).toEqual(['200', '200']);
    expect([free, afterHold]).toEqual(['FREE', [[], [], []]]);
    expect((await offers()).map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  it('are passed on by a button, or by the end of the wait', async () => {
    const { rsvUid, waits } = await queueUp(first, second, third);
    const [one = '', two = ''] = waits;
    const early = await pass(first, one);
    await cancel(rsvUid);
    const foreign = await pass(second, one);
    await pass(first, one);
    const late = await pass(first, one);
    const afterPass = (await offers()).map(({ length }) => length);
    await second.call('DELETE', `/equipment/waitlist/${two}`);

    expect([early.code, foreign.code, late.code]).toEqual(['4405', '4040', '4405']);
    expect(late.message).toBe('먼저 예약할 수 있는 시간이 지났습니다.');
    expect(afterPass).toEqual([0, 1, 0]);
    expect((await offers()).map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  it('go to all who wait for different parts of the time, and what is left of one to the next', async () => {
    const rsvUid = await booker.book(at('10:00', '13:00'));
    await wait(first, '10:00', '12:00');
    await moveTo('2026-11-23T10:01:00+09:00');
    await wait(second, '11:00', '12:00');
    await wait(third, '12:00', '13:00');
    await cancel(rsvUid);
    const atOnce = (await offers()).map(({ length }) => length);
    await first.book(at('10:00', '11:00'));

    expect(atOnce).toEqual([1, 0, 1]);
    expect((await offers()).map(({ length }) => length)).toEqual([0, 1, 1]);
  });

  it('go to the next one at once when the member with the offer leaves', async () => {
    const { rsvUid } = await queueUp(first, second);
    await cancel(rsvUid);
    const { memberUid } = first;
    await test.db.updateTable('application').set({ state: 'WITHDRAWN' }).where('member_uid', '=', memberUid).execute();
    await test.db.updateTable('enroll').set({ state: 'CANCELLED' }).where('member_uid', '=', memberUid).execute();
    const password = 'Haesol!2026';
    const { data } = await first.call('POST', '/auth/reauth', { password });
    const leave = { reasonCd: 'RARELY', password };
    const left = await first.call('PATCH', '/mypage/sign-out', leave, { 'x-reauth': data.reauthToken });

    expect([left.code, left.data]).toEqual(['200', expect.anything()]);
    expect((await Promise.all([second, third].map(offersOf))).map(({ length }) => length)).toEqual([1, 0]);
    expect(await mailsOf(second)).toBe(1);
    expect(await stateOf(second)).toBe('FREE');
  });

  it('end at midnight if it is too late to book the day tomorrow', async () => {
    const { rsvUid } = await queueUp(first);
    await moveTo('2026-11-23T20:00:00+09:00');
    await cancel(rsvUid);

    expect(await offersOf(first)).toEqual(['11-24T00:00']);
  });

  it('end with a closure, and begin again with the place in the queue when it is removed', async () => {
    const { rsvUid } = await queueUp(first, second);
    await cancel(rsvUid);
    const { date, eqUid } = device;
    const closure = { eqUid, startDate: date, start: '09:00', endDate: date, end: '12:00', reason: '누수 점검' };
    const { data } = await staff.call('POST', '/admin/closures', closure);
    const closed = await offers();
    await staff.call('DELETE', `/admin/closures/${data.closureUid}`);

    expect(closed).toEqual([[], [], []]);
    expect((await offers()).map(({ length }) => length)).toEqual([1, 0, 0]);
  });
});
