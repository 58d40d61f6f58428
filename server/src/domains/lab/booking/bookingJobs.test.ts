import { createJobHandlers } from '../../../start/jobHandlers.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('jobs of bookings', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let staff: Caller;
  let slots: { eqUid: string; date: string; start: string; end: string };
  beforeAll(async () => {
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
  });
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    slots = { ...(await openDevice(test)), start: '10:00', end: '11:00' };
    await test.db.deleteFrom('equipment_rsv').execute();
    await test.db.deleteFrom('mail_outbox').execute();
  });

  const runJob = (name: string) => createJobHandlers(test.context)[name]?.run({});
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const readState = async (rsvUid: string) => (await member.call('GET', `/mypage/equ/${rsvUid}`)).data.state;
  const countMails = async (kind: string) =>
    (await test.db.selectFrom('mail_outbox').select('kind').where('kind', '=', kind).execute()).length;

  it('end expired holds', async () => {
    const { data } = await member.hold(slots);
    const readHold = () =>
      test.db.selectFrom('equipment_rsv').select('state').where('rsv_uid', '=', data.holdId).executeTakeFirstOrThrow();
    await runJob('equipment.holds');
    const before = await readHold();
    await moveTo('2026-11-23T10:06:00+09:00');
    await runJob('equipment.holds');

    expect([before.state, (await readHold()).state]).toEqual(['HOLD', 'EXPIRED']);
  });

  it('end undecided requests at their time, and notify the member', async () => {
    const rsvUid = await member.book(slots);
    await runJob('equipment.requests');
    const before = await readState(rsvUid);
    await moveTo('2026-11-25T10:00:01+09:00');
    await runJob('equipment.requests');

    expect([before, await readState(rsvUid)]).toEqual(['REQUESTED', 'EXPIRED']);
    expect(await countMails('EQU_MOVED')).toBe(1);
  });

  it('cancel undecided cancellation requests before their time', async () => {
    const rsvUid = await member.book(slots);
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
    await moveTo('2026-11-24T11:00:00+09:00');
    await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
    await runJob('equipment.requests');
    const before = await readState(rsvUid);
    await moveTo('2026-11-25T10:00:01+09:00');
    await runJob('equipment.requests');

    expect([before, await readState(rsvUid)]).toEqual(['CANCEL_REQUESTED', 'CANCELLED']);
    expect(await countMails('EQU_MOVED')).toBe(1);
  });

  it('send one reminder of an approved booking, the day before', async () => {
    const rsvUid = await member.book(slots);
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
    await runJob('equipment.dayBefore');
    const early = await countMails('EQU_TOMORROW');
    await moveTo('2026-11-24T10:00:01+09:00');
    await runJob('equipment.dayBefore');
    await runJob('equipment.dayBefore');

    expect([early, await countMails('EQU_TOMORROW')]).toEqual([0, 1]);
  });

  it('send no reminder for tomorrow on the day of use', async () => {
    const rsvUid = await member.book(slots);
    await moveTo('2026-11-25T09:50:00+09:00');
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
    await runJob('equipment.dayBefore');

    expect(await countMails('EQU_TOMORROW')).toBe(0);
  });
});
