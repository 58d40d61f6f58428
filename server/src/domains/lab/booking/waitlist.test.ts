import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('waiting list of equipment', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  let device: { eqUid: string; date: string };
  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    device = await openDevice(test);
    const [first = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, first);
    other = await createCaller(test, second);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    for (const table of ['equipment_waitlist', 'mail_outbox', 'notification'] as const) {
      await test.db.deleteFrom(table).execute();
    }
  });

  const at = (from: string, to: string, date = device.date) => ({ eqUid: device.eqUid, date, start: from, end: to });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const wait = (from: string, to: string) => other.call('POST', '/equipment/waitlist', at(from, to));
  const cancel = (rsvUid: string) => member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
  const runHolds = () => createJobHandlers(test.context)['equipment.holds']?.run({});
  const close = (start: string, end: string) => {
    const { eqUid, date } = device;
    const reason = '누수 점검';
    return staff.call('POST', '/admin/closures', { eqUid, startDate: date, start, endDate: date, end, reason });
  };
  /** Counts the notifications of the waiting member. */
  const countTold = async () => {
    const { data } = await other.call('GET', '/notifications');
    return data.list.filter(({ title }: { title: string }) => title === '기다리시던 시간이 비었습니다.').length;
  };
  const findSlot = async (start: string) => {
    const { data } = await other.call('GET', `/equipment/${device.eqUid}/slots?date=${device.date}`);
    return data.slots.find((slot: { start: string }) => slot.start === start);
  };

  it('notifies of bookings ended by a closure only once the closure is removed', async () => {
    await member.book(at('10:00', '12:00'));
    await wait('10:00', '11:00');
    const { data } = await close('09:00', '11:00');
    const closed = await countTold();
    await staff.call('DELETE', `/admin/closures/${data.closureUid}`);

    expect([closed, await countTold()]).toEqual([0, 1]);
  });

  it('notifies of the part of a booking and a hold outside a closure', async () => {
    await member.book(at('10:00', '12:00'));
    await wait('11:00', '12:00');
    await member.hold(at('13:00', '15:00'));
    await wait('14:00', '15:00');
    await close('09:00', '11:00');
    await close('13:00', '14:00');

    expect(await countTold()).toBe(2);
  });

  it('does not notify of a day that is too late to book, for which waiting is refused too', async () => {
    const rsvUid = await member.book(at('15:00', '16:00'));
    const first = await wait('15:00', '16:00');
    await moveTo('2026-11-24T10:00:00+09:00');
    const late = await wait('15:00', '16:00');
    const cancelled = await cancel(rsvUid);

    expect([first.code, late.code, cancelled.data.state]).toEqual(['200', '4505', 'CANCELLED']);
    expect(await countTold()).toBe(0);
  });

  it.each([
    ['runs out', () => moveTo('2026-11-23T10:06:00+09:00').then(runHolds)],
    ['is given back', (holdId: string) => member.call('DELETE', `/equipment/hold/${holdId}`)],
    ['makes room for another hold of its member', () => member.hold(at('15:00', '16:00'))],
  ])('notifies once a hold %s', async (_name, end) => {
    const { data } = await member.hold(at('10:00', '11:00'));
    await wait('10:00', '11:00');
    await runHolds();
    const before = await countTold();
    await end(data.holdId);
    await runHolds();

    expect([before, await countTold()]).toEqual([0, 1]);
  });

  it.each([
    ['over a part of the time', 0, '11:00', '12:00'],
    ['with a buffer that overlaps the time', 60, '12:00', '13:00'],
  ])('notifies when a hold ends %s, after the booking was cancelled', async (_name, bufferMin, from, to) => {
    await openDevice(test, { buffer_min: bufferMin });
    const rsvUid = await member.book(at('10:00', '11:00'));
    const { code } = await wait('10:00', '12:00');
    const { data } = await member.hold(at(from, to));
    await cancel(rsvUid);
    const before = await countTold();
    await member.call('DELETE', `/equipment/hold/${data.holdId}`);

    expect([code, before, await countTold()]).toEqual(['200', 0, 1]);
  });

  it('shows the wait at the slot, and ends it', async () => {
    await member.book(at('10:00', '12:00'));
    const { data } = await wait('10:00', '11:00');
    const waited = await findSlot('10:00');
    const beside = await findSlot('11:00');
    const ended = await other.call('DELETE', `/equipment/waitlist/${waited.waitUid}`);

    expect(waited).toMatchObject({ waitYn: 'Y', waitUid: data.waitUid });
    expect(beside).toMatchObject({ waitYn: 'N', waitUid: null });
    expect(ended.code).toBe('200');
    expect(await findSlot('10:00')).toMatchObject({ waitYn: 'N', waitUid: null });
  });

  it('lists future waits with their queue position', async () => {
    const [, , third = ''] = await listFreshMembers(test, 3);
    const first = await createCaller(test, third);
    const rsvUid = await member.book(at('10:00', '12:00'));
    await member.book(at('14:00', '15:00'));
    await first.call('POST', '/equipment/waitlist', at('11:00', '12:00'));
    await moveTo('2026-11-23T10:01:00+09:00');
    const late = await wait('14:00', '15:00');
    const early = await wait('10:00', '12:00');
    const list = async () => (await other.call('GET', '/equipment/waitlist')).data.list;
    const before = await list();
    await cancel(rsvUid);
    const afterTold = await list();
    await moveTo(`${device.date}T14:30:00+09:00`);

    expect(before).toEqual([
      { ...at('10:00', '12:00'), waitUid: early.data.waitUid, eqNm: expect.any(String), waitNo: 2, offerExpDt: null },
      { ...at('14:00', '15:00'), waitUid: late.data.waitUid, eqNm: expect.any(String), waitNo: 1, offerExpDt: null },
    ]);
    expect(afterTold).toMatchObject([
      { waitUid: early.data.waitUid, offerExpDt: null },
      { waitUid: late.data.waitUid, offerExpDt: null },
    ]);
    expect(await list()).toEqual([]);
  });

  it('keeps the position while waiting, and goes to the end of the queue after a booking', async () => {
    const book = () => member.book(at('10:00', '11:00'));
    const [, , third = ''] = await listFreshMembers(test, 3);
    const last = await createCaller(test, third);
    const rsvUid = await book();
    const waitLast = () => last.call('POST', '/equipment/waitlist', at('10:00', '11:00'));
    await wait('10:00', '11:00');
    await moveTo('2026-11-23T10:01:00+09:00');
    await waitLast();
    const twice = await wait('10:00', '11:00');
    await cancel(rsvUid);
    await moveTo('2026-11-23T10:02:00+09:00');
    const own = await other.book(at('10:00', '11:00'));
    await other.call('PATCH', `/mypage/equ/${own}/cancel`, { whyCd: 'SCHEDULE' });
    await last.book(at('10:00', '11:00'));
    await moveTo('2026-11-23T10:03:00+09:00');
    const first = await createCaller(test, member.memberUid);
    await first.call('POST', '/equipment/waitlist', at('10:00', '11:00'));
    await moveTo('2026-11-23T10:04:00+09:00');
    const again = await wait('10:00', '11:00');

    expect([twice.data.waitNo, again.data.waitNo]).toEqual([1, 2]);
  });
});
