import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMail } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice, type Slots } from './testBookings.ts';

describe('schedule of equipment for staff', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  let device: { eqUid: string; date: string };

  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    device = await openDevice(test);
    const [first = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, first);
    other = await createCaller(test, second);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    for (const table of ['mail_outbox', 'notification'] as const) await test.db.deleteFrom(table).execute();
  });

  const at = (start: string, end: string, date = device.date): Slots => ({ eqUid: device.eqUid, date, start, end });
  const readDevice = async (date = device.date) => {
    const { data } = await staff.call('GET', `/admin/reservations/day?date=${date}`);
    return data.devices.find(({ eqUid }: { eqUid: string }) => eqUid === device.eqUid);
  };
  const revOf = async (rsvUid: string): Promise<string> =>
    (await readDevice()).bookings.find((booking: { rsvUid: string }) => booking.rsvUid === rsvUid).rev;
  const move = async (rsvUid: string, start: string, end: string, change: object = {}) =>
    staff.call('PATCH', `/admin/reservations/${rsvUid}/slot`, {
      ...{ date: device.date, start, end, rev: await revOf(rsvUid) },
      ...change,
    });
  const mailOf = async (caller: Caller) => {
    const { email } = await findRow(test.db, 'member', { member_uid: caller.memberUid });
    return readMail(test, email);
  };

  it('shows staff what the member of a booking asked for, with the phone masked', async () => {
    const rsvUid = await member.book(at('10:00', '12:00'));
    const { data } = await staff.call('GET', `/admin/reservations/${rsvUid}`);

    expect(data).toMatchObject({
      rsvUid,
      projectNm: '박막 두께 측정',
      sample: { nm: '실리콘 기판', cnt: 3, hazardYn: 'N' },
      companions: 1,
      purposeNm: '연구',
      tel: '010-****-1001',
      files: [],
      targets: ['APPROVED', 'REJECTED'],
      timeline: [{ state: 'REQUESTED' }],
    });
    expect((await member.call('GET', `/admin/reservations/${rsvUid}`)).code).toBe(errorCodes.forbidden);
    expect((await staff.call('GET', '/admin/reservations/none')).code).toBe(errorCodes.notFound);
  });

  describe('the day', () => {
    it('has every device with its bookings and closures, for staff only', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const closure = { eqUid: device.eqUid, startDate: device.date, endDate: '2026-11-26', reason: '렌즈 교정' };
      await staff.call('POST', '/admin/closures', { ...closure, start: '15:00', end: '10:00' });
      const { data } = await staff.call('GET', `/admin/reservations/day?date=${device.date}`);

      expect(data.devices).toHaveLength(40);
      expect(await readDevice()).toMatchObject({
        openYn: 'Y',
        bookings: [{ rsvUid, start: '10:00', end: '12:00', state: 'REQUESTED', movableYn: 'Y' }],
        closures: [{ start: '15:00', end: '24:00', reason: '렌즈 교정' }],
      });
      expect((await readDevice('2026-11-26')).closures).toMatchObject([{ start: '00:00', end: '10:00' }]);
      expect((await readDevice('2026-11-28')).openYn).toBe('N');
      expect((await member.call('GET', '/admin/reservations/day')).code).toBe(errorCodes.forbidden);
    });
  });

  describe('a move to another slot', () => {
    it('keeps state and amount, frees the old time, and tells the member by bell and mail', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const before = (await member.call('GET', `/mypage/equ/${rsvUid}`)).data;
      const moved = await move(rsvUid, '14:00', '16:00', { memo: '점검이 있습니다.' });
      const after = (await member.call('GET', `/mypage/equ/${rsvUid}`)).data;

      expect(moved.data).toMatchObject({ rsvUid, state: 'REQUESTED', start: '14:00', end: '16:00' });
      expect(after).toMatchObject({ start: '14:00', end: '16:00', state: before.state, amount: before.amount });
      expect((await other.hold(at('10:00', '12:00'))).code).toBe('200');
      expect(await mailOf(member)).toContain('10:00–12:00 → 2026. 11. 25.(수) 14:00–16:00 점검이 있습니다.');
      const title = '장비 예약 시간이 변경되었습니다.';
      expect(await findRow(test.db, 'notification', { member_uid: member.memberUid, title })).toMatchObject({
        kind: 'EQU_NEWS',
      });
      expect(await listAuditActions(test.db, rsvUid)).toEqual(['equipment.moveSlot']);
    });

    it('takes a time whose hold has expired, before the job ends it', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      await other.hold(at('14:00', '16:00'));
      const held = await move(rsvUid, '14:00', '16:00');
      await test.context.clock.moveTo(new Date('2026-11-23T11:00:00+09:00'));

      expect(held.code).toBe(errorCodes.slotTaken);
      expect((await move(rsvUid, '14:00', '16:00')).code).toBe('200');
    });

    it.each([
      ['an occupied time', '12:00', '14:00', {}, errorCodes.slotTaken],
      ['a time between slots', '14:30', '16:30', {}, errorCodes.invalidInput],
      ['another length', '14:00', '15:00', {}, errorCodes.invalidInput],
      ['a day without service', '14:00', '16:00', { date: '2026-11-28' }, errorCodes.dateUnavailable],
      ['a day that is past', '14:00', '16:00', { date: '2026-11-20' }, errorCodes.dateUnavailable],
      ['a time that is past', '09:00', '11:00', { date: '2026-11-23' }, errorCodes.dateUnavailable],
      ['an older version', '14:00', '16:00', { rev: 999 }, errorCodes.moveNotAllowed],
    ] as const)('is refused to %s, and changes nothing', async (_name, start, end, change, code) => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      await other.book(at('13:00', '14:00'));

      expect((await move(rsvUid, start, end, change)).code).toBe(code);
      expect((await member.call('GET', `/mypage/equ/${rsvUid}`)).data).toMatchObject({ start: '10:00', end: '12:00' });
    });

    it('is refused without a valid training on that day, and after the start', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      await test.db.updateTable('equipment').set({ training: true }).where('eq_uid', '=', device.eqUid).execute();
      const untrained = await move(rsvUid, '14:00', '16:00');
      const rev = await revOf(rsvUid);
      await test.context.clock.moveTo(new Date('2026-11-25T11:00:00+09:00'));
      staff = await createCaller(test, staff.memberUid);

      expect(untrained.code).toBe(errorCodes.safetyTrainingRequired);
      expect((await move(rsvUid, '14:00', '16:00', { rev })).code).toBe(errorCodes.moveNotAllowed);
    });
  });

  describe('a closure', () => {
    const closure = () => ({
      ...{ eqUid: device.eqUid, startDate: device.date, start: '09:00', endDate: device.date, end: '18:00' },
    });
    const preview = async () => (await staff.call('POST', '/admin/closures/preview', closure())).data.affected;

    it('names each booking that it ends before it is done, with free times after it', async () => {
      const asked = await member.book(at('10:00', '12:00'));
      const approved = await other.book(at('13:00', '14:00'));
      await staff.call('PATCH', `/admin/reservations/${approved}/transition`, { to: 'APPROVED' });
      const affected = await preview();

      expect(affected).toMatchObject([
        { rsvUid: asked, outcome: 'REJECTED', start: '10:00' },
        { rsvUid: approved, outcome: 'CANCELLED', start: '13:00' },
      ]);
      expect(affected[0].options[0]).toEqual({ date: '2026-11-26', start: '10:00', end: '12:00' });
      expect((await readDevice()).closures).toEqual([]);
      expect((await member.call('POST', '/admin/closures/preview', closure())).code).toBe(errorCodes.forbidden);
    });

    it('moves one booking and ends the other as decided, and tells both', async () => {
      const asked = await member.book(at('10:00', '12:00'));
      const ended = await other.book(at('13:00', '14:00'));
      const affected = await preview();
      const decisions = affected.map((row: { rsvUid: string; rev: number; options: object[] }) => ({
        rsvUid: row.rsvUid,
        rev: row.rev,
        to: row.rsvUid === asked ? row.options[0] : null,
      }));
      const { data } = await staff.call('POST', '/admin/closures', { ...closure(), reason: '누수', decisions });

      expect(data).toMatchObject({ cancelledCnt: 1, movedCnt: 1 });
      expect((await member.call('GET', `/mypage/equ/${asked}`)).data).toMatchObject({
        state: 'REQUESTED',
        date: '2026-11-26',
      });
      expect((await other.call('GET', `/mypage/equ/${ended}`)).data.state).toBe('REJECTED');
      expect(await mailOf(member)).toContain('장비 점검 (누수)');
      expect(await mailOf(other)).toContain('누수');
    });

    it('names the booking that cannot be moved', async () => {
      await member.book(at('10:00', '12:00'));
      const [row] = await preview();
      const decisions = [{ rsvUid: row.rsvUid, rev: row.rev, to: { ...row.options[0], end: '11:00' } }];
      const longer = await staff.call('POST', '/admin/closures', { ...closure(), reason: '누수', decisions });
      await other.book({ eqUid: device.eqUid, ...row.options[0] });
      const taken = [{ ...decisions[0], to: row.options[0] }];
      const refused = await staff.call('POST', '/admin/closures', { ...closure(), reason: '누수', decisions: taken });

      expect(longer.message).toBe(`${row.rsvNo}: 이용 시간의 길이는 바꿀 수 없습니다.`);
      expect(refused).toMatchObject({ code: errorCodes.slotTaken, message: expect.stringMatching(`^${row.rsvNo}: `) });
    });

    it('is refused if a booking has come in since the preview, and ends nothing', async () => {
      const asked = await member.book(at('10:00', '12:00'));
      const decisions = (await preview()).map(({ rsvUid, rev }: { rsvUid: string; rev: number }) => ({
        ...{ rsvUid, rev, to: null },
      }));
      await other.book(at('13:00', '14:00'));
      const refused = await staff.call('POST', '/admin/closures', { ...closure(), reason: '누수', decisions });

      expect(refused.code).toBe(errorCodes.moveNotAllowed);
      expect((await member.call('GET', `/mypage/equ/${asked}`)).data.state).toBe('REQUESTED');
      expect((await readDevice()).closures).toEqual([]);
    });
  });
});
