import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice, type Slots } from './testBookings.ts';

describe('check-in at a device', () => {
  const test = setUpTestApp({ sample: true });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  let member: Caller;
  let staff: Caller;
  let slots: Slots;

  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    slots = { ...(await openDevice(test)), start: '10:00', end: '12:00' };
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });

  /** Calls of the page behind the code of the device. */
  const listToday = async () => {
    const { eqUid, date } = slots;
    const query = new URLSearchParams({ eqUid, startDate: date, endDate: date, pageSize: '50' });
    return (await staff.call('GET', `/admin/reservations?${query}`)).data.list;
  };
  const move = (rsvUid: string, rev: number, to: string) =>
    staff.call('PATCH', '/admin/reservations/transition', { uids: [rsvUid], revs: [rev], to });

  it('begins and ends the use, which the booking of the member shows', async () => {
    const rsvUid = await member.book(slots);
    await member.book({ ...slots, date: '2026-11-26' });
    await move(rsvUid, (await listToday())[0].rev, 'APPROVED');
    await moveTo('2026-11-25T09:58:00+09:00');
    const [before, ...others] = await listToday();
    await move(rsvUid, before.rev, 'IN_USE');
    const [during] = await listToday();
    const own = await member.call('GET', `/mypage/equ/${rsvUid}`);
    await move(rsvUid, during.rev, 'COMPLETED');

    expect(others).toEqual([]);
    expect(before).toMatchObject({ rsvUid, start: '10:00', targets: expect.arrayContaining(['IN_USE']) });
    expect(own.data).toMatchObject({ state: 'IN_USE' });
    expect(own.data.timeline.at(-1)).toMatchObject({ state: 'IN_USE', by: 'STAFF' });
    expect((await member.call('GET', `/mypage/equ/${rsvUid}`)).data.state).toBe('COMPLETED');
  });

  it('allows no no-show after the check-in, also for a page that was opened before', async () => {
    const rsvUid = await member.book(slots);
    await move(rsvUid, (await listToday())[0].rev, 'APPROVED');
    await moveTo('2026-11-25T10:10:00+09:00');
    const [seen] = await listToday();
    await move(rsvUid, seen.rev, 'IN_USE');
    const late = await move(rsvUid, seen.rev, 'NO_SHOW');
    const [during] = await listToday();
    const forced = await move(rsvUid, during.rev, 'NO_SHOW');

    expect(seen.targets).toContain('NO_SHOW');
    expect(during.targets).toEqual(['COMPLETED']);
    expect([late, forced].map(({ data }) => data.failed[0].code)).toEqual(['4405', '4405']);
    expect((await listToday())[0].state).toBe('IN_USE');
    expect(await test.db.selectFrom('penalty').selectAll().where('rsv_uid', '=', rsvUid).execute()).toEqual([]);
  });

  it('begins no use after its end, and then records one without a check-in', async () => {
    const rsvUid = await member.book(slots);
    await move(rsvUid, (await listToday())[0].rev, 'APPROVED');
    await moveTo('2026-11-25T11:59:00+09:00');
    const [during] = await listToday();
    const early = await move(rsvUid, during.rev, 'COMPLETED');
    await moveTo('2026-11-25T12:00:00+09:00');
    const [after] = await listToday();
    const late = await move(rsvUid, after.rev, 'IN_USE');
    const recorded = await move(rsvUid, after.rev, 'COMPLETED');

    expect(during.targets).toEqual(['IN_USE', 'CANCELLED', 'NO_SHOW']);
    expect(after.targets).toEqual(['COMPLETED', 'CANCELLED', 'NO_SHOW']);
    expect([early, late].map(({ data }) => data.failed[0].code)).toEqual(['4405', '4405']);
    expect(recorded.data.done).toEqual([rsvUid]);
    expect((await listToday())[0]).toMatchObject({ state: 'COMPLETED', settleState: 'UNPAID' });
  });

  it('of a check-in and a no-show at the same time makes one', async () => {
    const rsvUid = await member.book(slots);
    await move(rsvUid, (await listToday())[0].rev, 'APPROVED');
    await moveTo('2026-11-25T10:10:00+09:00');
    const [{ rev }] = await listToday();
    const answers = await Promise.all(['IN_USE', 'NO_SHOW'].map((to) => move(rsvUid, rev, to)));
    const done = answers.flatMap(({ data }) => data.done);
    const penalties = await test.db.selectFrom('penalty').selectAll().where('rsv_uid', '=', rsvUid).execute();

    expect(done).toEqual([rsvUid]);
    expect(penalties).toHaveLength((await listToday())[0].state === 'NO_SHOW' ? 1 : 0);
  });
});
