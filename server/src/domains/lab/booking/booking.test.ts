import { listAuditActions, listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMail, readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

describe('booking of equipment', () => {
  const test = setUpTestApp({ sample: true });
  let member: Caller;
  let other: Caller;
  let staff: Caller;
  let device: { eqUid: string; date: string };
  const start = new Date('2026-11-23T10:00:00+09:00');

  beforeEach(async () => {
    await test.context.clock.moveTo(start);
    device = await openDevice(test);
    const [first = '', second = ''] = await listFreshMembers(test, 2);
    member = await createCaller(test, first);
    other = await createCaller(test, second);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    await test.db.deleteFrom('penalty').execute();
    await test.db.deleteFrom('mail_outbox').execute();
    await test.db.deleteFrom('notification').execute();
  });

  const at = (from: string, to: string, date = device.date) => ({ eqUid: device.eqUid, date, start: from, end: to });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  const slotStates = async (caller: Caller, date = device.date) => {
    const { data } = await caller.call('GET', `/equipment/${device.eqUid}/slots?date=${date}`);
    return Object.fromEntries(data.slots.map((slot: { start: string; state: string }) => [slot.start, slot.state]));
  };
  const moveBy = (rsvUid: string, to: string, memo?: string) =>
    staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to, ...(memo !== undefined && { memo }) });
  const mailOf = async (caller: Caller) => {
    const { email } = await findRow(test.db, 'member', { member_uid: caller.memberUid });
    return readMail(test, email);
  };

  describe('a hold', () => {
    it('blocks its slots for others but not for its member, and has the price', async () => {
      const { code, data } = await member.hold(at('10:00', '12:00'));

      expect(code).toBe('200');
      expect(data).toMatchObject({ expireDt: expect.stringMatching(/^2026-11-23T10:05:/), amount: expect.any(Number) });
      expect(await slotStates(other)).toMatchObject({ '09:00': 'FREE', '10:00': 'HELD', '11:00': 'HELD' });
      expect(await slotStates(member)).toMatchObject({ '10:00': 'FREE', '11:00': 'FREE' });
      expect(await other.hold(at('11:00', '13:00'))).toMatchObject({ code: '4501' });
    });

    it.each([
      ['FACULTY', 'own'],
      ['STUDENT', 'student'],
      ['COMPANY', 'company'],
      ['GENERAL', 'other'],
    ] as const)('costs %s the fee of %s, on the page as in the hold', async (classCd, priceClass) => {
      const uids = test.db.updateTable('member').where('member_uid', '=', member.memberUid);
      const { class_cd } = await findRow(test.db, 'member', { member_uid: member.memberUid });
      await uids.set({ class_cd: classCd }).execute();
      const { data } = await member.call('GET', `/equipment/${device.eqUid}`);
      const slots = await member.call('GET', `/equipment/${device.eqUid}/slots?date=${device.date}`);
      const held = await member.hold(at('10:00', '12:00'));
      await uids.set({ class_cd }).execute();
      const fee = data.prices[priceClass];

      expect(fee).toBeGreaterThan(0);
      expect([data.booking.price, slots.data.slots[0].price, held.data.amount]).toEqual([fee, fee, 2 * fee]);
    });

    it('expires after five minutes, or ten when extended, which is possible once', async () => {
      const { data } = await member.hold(at('10:00', '11:00'));
      const extended = await member.call('PATCH', `/equipment/hold/${data.holdId}/extend`);
      const again = await member.call('PATCH', `/equipment/hold/${data.holdId}/extend`);
      await moveTo('2026-11-23T10:09:30+09:00');
      const before = await other.hold(at('10:00', '11:00'));
      await moveTo('2026-11-23T10:11:00+09:00');
      const gone = await member.reserve(data.holdId);
      const after = await other.hold(at('10:00', '11:00'));

      expect(extended.data.expireDt).toMatch(/^2026-11-23T10:10:/);
      expect(again.code).toBe('4502');
      expect([before.code, after.code]).toEqual(['4501', '200']);
      expect(gone).toMatchObject({ code: '4040', message: expect.stringContaining('확보 시간이 지나') });
    });

    it('ends with the next hold of its member, or when released', async () => {
      const first = await member.hold(at('09:00', '10:00'));
      await member.hold(at('13:00', '14:00'));
      const stale = await member.reserve(first.data.holdId);
      const foreign = await other.call('DELETE', `/equipment/hold/${first.data.holdId}`);

      expect(await slotStates(other)).toMatchObject({ '09:00': 'FREE', '13:00': 'HELD' });
      expect([stale.code, foreign.code]).toEqual(['4040', '4040']);
      const second = await member.hold(at('15:00', '16:00'));
      expect((await member.call('DELETE', `/equipment/hold/${second.data.holdId}`)).code).toBe('200');
      expect(await slotStates(other)).toMatchObject({ '13:00': 'FREE', '15:00': 'FREE' });
    });

    it.each([
      ['a time between slots', '10:30', '11:30', '4000'],
      ['a time that ends before it begins', '11:00', '10:00', '4000'],
      ['a time before opening', '08:00', '10:00', '4000'],
      ['more slots in a row than the equipment allows', '09:00', '14:00', '4502'],
    ])('refuses %s', async (_name, from, to, code) => {
      expect((await member.hold(at(from, to))).code).toBe(code);
    });

    it.each([
      ['tomorrow', '2026-11-24', '2영업일 전'],
      ['a weekend', '2026-11-28', '휴무일'],
      ['a holiday', '2026-12-25', '기독탄신일'],
      ['a day too far ahead', '2027-01-25', '60일 뒤'],
      ['yesterday', '2026-11-20', '지난 날짜'],
    ])('refuses %s with its reason, which the calendar shows in advance', async (_name, date, reason) => {
      const refused = await member.hold(at('10:00', '11:00', date));
      const { data } = await member.call('GET', `/equipment/${device.eqUid}/calendar?month=${date.slice(0, 7)}`);

      expect(refused).toMatchObject({ code: '4505', message: expect.stringContaining(reason) });
      expect(data.days.find((day: { date: string }) => day.date === date).reason).toBe(refused.message);
    });

    it('refuses maintenance, with its reason', async () => {
      const closure = { eqUid: device.eqUid, startDate: device.date, endDate: device.date, reason: '렌즈 교정' };
      await staff.call('POST', '/admin/closures', { ...closure, start: '10:00', end: '12:00' });

      expect(await member.hold(at('09:00', '11:00'))).toMatchObject({
        code: '4505',
        message: expect.stringContaining('렌즈 교정'),
      });
      expect((await member.hold(at('12:00', '13:00'))).code).toBe('200');
    });

    it('keeps the buffer on both sides of a booking', async () => {
      await openDevice(test, { buffer_min: 60 });
      await member.book(at('11:00', '12:00'));

      expect(await slotStates(other)).toMatchObject({ '10:00': 'BUFFER', '11:00': 'BOOKED', '12:00': 'BUFFER' });
      expect((await other.hold(at('12:00', '13:00'))).code).toBe('4501');
      expect((await other.hold(at('10:00', '11:00'))).code).toBe('4501');
      expect((await other.hold(at('13:00', '14:00'))).code).toBe('200');
    });

    it('counts eight slots from Monday to Sunday, over all equipment', async () => {
      await member.book(at('09:00', '13:00'));
      await member.book(at('09:00', '13:00', '2026-11-26'));
      const ninth = await member.hold(at('09:00', '10:00', '2026-11-27'));
      const nextWeek = await member.hold(at('09:00', '10:00', '2026-11-30'));
      const { data } = await member.call('GET', `/equipment/${device.eqUid}/slots?date=2026-11-27`);

      expect(ninth).toMatchObject({ code: '4502', message: expect.stringContaining('0칸 남았습니다') });
      expect(nextWeek.code).toBe('200');
      expect(data.rule).toMatchObject({ weekSlots: 8, weekUsed: 8 });
    });

    it('requires the safety training if there is one, valid on the day of use', async () => {
      await openDevice(test, { training: true });
      const { email } = await findRow(test.db, 'member', { member_uid: member.memberUid });
      const train = (completedDt: string) =>
        staff.call('POST', `/admin/equipment/${device.eqUid}/trainings`, { email, completedDt });
      const none = await member.hold(at('10:00', '11:00'));
      const said = await member.call('GET', `/equipment/${device.eqUid}`);
      await train('2024-11-24');
      const outdated = await member.hold(at('10:00', '11:00'));
      await train('2024-11-25');
      const valid = await member.hold(at('10:00', '11:00'));
      await train('2024-11-25');
      const bell = await member.call('GET', '/notifications');
      const mails = await readMails(test, email, 'EQU_TRAINED');

      // Recorded twice but notified once: the last call repeats the previous one.
      expect(bell.data.list[0]).toMatchObject({
        title: '장비 안전교육 이수 기록이 등록되었습니다.',
        text: expect.stringMatching(/ · 2026\. 11\. \d\d\.\(.\)까지 유효$/u),
        link: `/easyReservation?eqUid=${device.eqUid}`,
      });
      expect(mails).toHaveLength(2);
      expect([none.code, outdated.code, valid.code]).toEqual(['4503', '4503', '200']);
      expect(said.data.booking.refusal).toEqual({ code: '4503', message: none.message });
      expect(await listAuditActions(test.db, member.memberUid)).toContain('equipment.addTraining');
    });

    it('requires the confirmed class of the member', async () => {
      await changeRows(test.db, 'member', { member_uid: member.memberUid }, { state: 'PENDING_CLASS' });
      const refused = await member.hold(at('10:00', '11:00'));
      await test.db.updateTable('member').set({ state: 'ACTIVE' }).where('member_uid', '=', member.memberUid).execute();

      expect(refused).toMatchObject({ code: '4030', message: '소속 확인 후 이용하실 수 있습니다.' });
    });
  });

  describe('a booking', () => {
    it('is made from the hold once, even when sent again', async () => {
      const { data } = await member.hold(at('10:00', '12:00'));
      const [first, second] = [await member.reserve(data.holdId), await member.reserve(data.holdId)];

      expect(first).toMatchObject({
        code: '200',
        data: { rsvNo: expect.stringMatching(/^R261123-\d{5}$/), state: 'REQUESTED', amount: data.amount },
      });
      expect(second.code).toBe('4040');
      const list = await member.call('GET', '/mypage/equ/list');
      expect(list.data).toMatchObject({
        cnt_total: 1,
        list: [
          { date: device.date, start: '10:00', end: '12:00', state: 'REQUESTED', cancelNowYn: 'Y', changeYn: 'Y' },
        ],
        states: [{ state: 'REQUESTED', cnt: 1 }],
      });
      const bell = await member.call('GET', '/notifications');
      expect(bell.data.list).toMatchObject([
        {
          kind: 'EQU_NEWS',
          title: '장비 예약 신청이 접수되었습니다.',
          text: expect.stringContaining(first.data.rsvNo),
          link: expect.stringContaining(first.data.rsvUid),
        },
      ]);
    });

    it('requires the safety rules, consent and the data sheet of a dangerous sample', async () => {
      const { data } = await member.hold(at('10:00', '11:00'));
      const refused = await member.reserve(data.holdId, {
        safetyYn: 'N',
        agree: 'N',
        sample: { nm: '용매', cnt: 1, hazardYn: 'Y' },
      });

      expect(refused.data.fieldErrors.map(({ field }: { field: string }) => field).sort()).toEqual([
        'agree',
        'hazardFileUids',
        'safetyYn',
      ]);
      expect((await member.reserve(data.holdId)).code).toBe('200');
    });

    it('requires every field that the form marks as required', async () => {
      const { data } = await member.hold(at('10:00', '11:00'));
      const refused = await member.call('POST', '/equipment/reserve', {
        ...{ holdId: data.holdId, projectNm: '', sample: { nm: '' }, hazardFileUids: [], fileUids: [] },
      });

      expect([...new Set(refused.data.fieldErrors.map(({ field }: { field: string }) => field))].sort()).toEqual([
        'agree',
        'modeCd',
        'purposeCd',
        'safetyYn',
        'sample.hazardYn',
        'settleCd',
        'tel1',
        'tel2',
        'tel3',
      ]);
    });

    it('is readable by its member only, with its request and timeline', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const own = await member.call('GET', `/mypage/equ/${rsvUid}`);

      expect(own.data).toMatchObject({
        projectNm: '박막 두께 측정',
        sample: { nm: '실리콘 기판', cnt: 3, hazardYn: 'N' },
        settleNm: '계좌이체',
        tel: '010-0000-1001',
        timeline: [{ state: 'REQUESTED', by: 'MEMBER' }],
      });
      const missing = await other.call('GET', '/mypage/equ/0190a000-0000-7000-8000-000000000000');
      expect(await other.call('GET', `/mypage/equ/${rsvUid}`)).toEqual(missing);
      for (const [path, body] of [
        ['cancel', { whyCd: 'SCHEDULE' }],
        ['change', { holdId: '0190a000-0000-7000-8000-000000000000' }],
      ] as const) {
        expect((await other.call('PATCH', `/mypage/equ/${rsvUid}/${path}`, body)).code).toBe('4040');
      }
    });

    it('is available as a calendar entry', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const url = `/api/v1/mypage/equ/${rsvUid}/ics`;
      const file = await test.app.inject({ url, headers: member.headers });

      expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(file.body).toContain('DTSTART:20261125T010000Z\r\nDTEND:20261125T030000Z\r\n');
      expect(file.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect((await test.app.inject({ url, headers: other.headers })).json().status.code).toBe('4040');
      expect((await test.app.inject(url)).statusCode).toBe(400);
    });

    it('removes its calendar entry once it is cancelled, with a later sequence', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const read = async () => {
        const { body } = await test.app.inject({ url: `/api/v1/mypage/equ/${rsvUid}/ics`, headers: member.headers });
        const line = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(body)?.[1];
        return { body, status: line('STATUS'), stamp: line('DTSTAMP'), sequence: Number(line('SEQUENCE')) };
      };
      const first = await read();
      await moveTo('2026-11-23T10:02:00+09:00');
      const same = await read();
      await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
      const last = await read();

      expect([first.status, first.sequence, last.status]).toEqual(['TENTATIVE', 0, 'CANCELLED']);
      expect(same.body).toBe(first.body);
      expect(last.stamp).toMatch(/^20261123T0102\d\dZ$/);
      expect(last.sequence).toBeGreaterThan(60);
      expect([first.body, last.body].map((body) => body.includes('VALARM'))).toEqual([true, false]);
    });

    it('is cancelled at once until 24 hours before, then on request, then not at all', async () => {
      const free = await member.book(at('10:00', '11:00', '2026-11-26'));
      const late = await member.book(at('13:00', '14:00', '2026-11-26'));
      const over = await member.book(at('15:00', '16:00', '2026-11-26'));
      const cancel = (rsvUid: string) =>
        member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'OTHER', etcWhy: '출장이 생겼습니다.' });
      await moveTo('2026-11-25T09:59:00+09:00');
      const first = await cancel(free);
      const twice = await cancel(free);
      await moveTo('2026-11-25T13:00:01+09:00');
      const second = await cancel(late);
      await moveTo('2026-11-26T15:00:00+09:00');
      const third = await cancel(over);

      expect([first.data.state, second.data.state]).toEqual(['CANCELLED', 'CANCEL_REQUESTED']);
      expect([twice.code, third.code]).toEqual(['4405', '4506']);
      const { data } = await member.call('GET', `/mypage/equ/${free}`);
      expect(data.timeline.at(-1)).toMatchObject({ state: 'CANCELLED', by: 'MEMBER', memo: '출장이 생겼습니다.' });
    });

    it('moves to another time, also overlapping its old one, and needs approval again', async () => {
      await openDevice(test, { buffer_min: 60 });
      const rsvUid = await member.book(at('10:00', '12:00'));
      await moveBy(rsvUid, 'APPROVED');
      const changing = await member.call(
        'GET',
        `/equipment/${device.eqUid}/slots?date=${device.date}&rsvUid=${rsvUid}`,
      );
      const foreign = await other.hold({ ...at('11:00', '13:00'), rsvUid });
      const held = await member.hold({ ...at('11:00', '13:00'), rsvUid });
      const submitted = await member.reserve(held.data.holdId);
      const changed = await member.call('PATCH', `/mypage/equ/${rsvUid}/change`, { holdId: held.data.holdId });
      const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);

      expect(changing.data.slots.every((slot: { state: string }) => slot.state === 'FREE')).toBe(true);
      expect(['4040', '4501']).toContain(foreign.code);
      expect([held.code, submitted.code]).toEqual(['200', '4040']);
      expect(changed.data).toEqual({ rsvUid, state: 'REQUESTED' });
      expect(data).toMatchObject({ start: '11:00', end: '13:00', state: 'REQUESTED' });
      expect(data.timeline.at(-1).memo).toContain('10:00–12:00 → 2026. 11. 25.(수) 11:00–13:00');
      expect(await slotStates(other)).toMatchObject({ '09:00': 'FREE', '10:00': 'BUFFER', '13:00': 'BUFFER' });
    });

    it('cannot be moved within 24 hours of its start', async () => {
      const rsvUid = await member.book(at('10:00', '11:00'));
      await moveTo('2026-11-24T10:00:01+09:00');

      expect((await member.hold({ ...at('10:00', '11:00', '2026-11-27'), rsvUid })).code).toBe('4506');
    });
  });

  describe('staff', () => {
    it('approves once, and the member is notified in timeline, notification and mail', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const approved = await moveBy(rsvUid, 'APPROVED', '실험복을 준비해 주세요.');
      const again = await moveBy(rsvUid, 'APPROVED');
      const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);
      const bell = await member.call('GET', '/notifications');

      expect([approved.code, again.code]).toEqual(['200', '4405']);
      expect(data).toMatchObject({
        state: 'APPROVED',
        timeline: [{}, { by: 'STAFF', memo: '실험복을 준비해 주세요.' }],
      });
      expect(bell.data.list[0]).toMatchObject({ link: `/myPage/equ?rsvUid=${rsvUid}`, readYn: 'N' });
      expect(await mailOf(member)).toContain('장비 예약 승인 안내');
    });

    it('rejects with a reason, and frees the time', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));

      expect((await moveBy(rsvUid, 'REJECTED')).data.fieldErrors[0].field).toBe('memo');
      expect((await moveBy(rsvUid, 'REJECTED', '시료가 맞지 않습니다.')).code).toBe('200');
      expect(await mailOf(member)).toContain('시료가 맞지 않습니다.');
      expect((await other.hold(at('10:00', '12:00'))).code).toBe('200');
    });

    it('checks in from an hour before, completes and settles', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      await moveBy(rsvUid, 'APPROVED');
      const early = await moveBy(rsvUid, 'IN_USE');
      await moveTo('2026-11-25T09:00:00+09:00');
      const begun = await moveBy(rsvUid, 'IN_USE');
      const unsettled = await staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState: 'PAID' });
      await moveBy(rsvUid, 'COMPLETED');
      const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);
      const settled = await staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState: 'PAID' });

      const again = await staff.call('PATCH', `/admin/settlements/${rsvUid}`, { settleState: 'PAID' });
      const after = await member.call('GET', `/mypage/equ/${rsvUid}`);
      const bell = await member.call('GET', '/notifications');
      const news = '장비 이용료 정산이 완료되었습니다.';

      expect([early.code, begun.code, unsettled.code, settled.code, again.code]).toEqual([
        '4405',
        '200',
        '4405',
        '200',
        '200',
      ]);
      expect(after.data.settleState).toBe('PAID');
      expect(after.data.timeline.filter(({ memo }: { memo: string }) => memo === news)).toHaveLength(1);
      expect(bell.data.list.filter(({ title }: { title: string }) => title === news)).toHaveLength(1);
      expect(await mailOf(member)).toContain(news);
      expect(await listAuditDetails(test.db, rsvUid, 'equipment.settle')).toEqual([{ from: 'UNPAID', to: 'PAID' }]);
      expect(data).toMatchObject({ state: 'COMPLETED', settleState: 'UNPAID' });
    });

    it('suspends after three no-shows in 90 days for 30 days, until one is lifted', async () => {
      const days = ['2026-11-25', '2026-11-26', '2026-11-27'];
      const rsvUids = await days.reduce<Promise<string[]>>(
        async (done, date) => [...(await done), await member.book(at('10:00', '11:00', date))],
        Promise.resolve([]),
      );
      for (const [index, rsvUid] of rsvUids.entries()) {
        await moveBy(rsvUid, 'APPROVED');
        await moveTo(`${days[index]}T10:00:00+09:00`);
        expect((await member.hold(at('10:00', '11:00', '2026-12-10'))).code).toBe('200');
        expect((await moveBy(rsvUid, 'NO_SHOW')).code).toBe('200');
      }
      const suspended = await member.hold(at('10:00', '11:00', '2026-12-10'));
      const mail = await mailOf(member);
      const { data } = await staff.call('GET', '/admin/penalties');
      await staff.call('PATCH', `/admin/penalties/${data.list[0].penaltyUid}/lift`, { memo: '장비 고장' });
      const lifted = await member.hold(at('10:00', '11:00', '2026-12-10'));

      expect(suspended).toMatchObject({ code: '4504', message: '이용이 제한된 기간입니다. (2026. 12. 27.(일)까지)' });
      expect(mail).toContain('2026. 12. 27.(일)까지 장비를 예약할 수 없습니다.');
      expect(lifted.code).toBe('200');
      expect(await listAuditDetails(test.db, data.list[0].penaltyUid, 'equipment.liftPenalty')).toEqual([
        { from: 'COUNTED', to: 'LIFTED', memo: '장비 고장' },
      ]);
    });

    it('closes equipment: requests are rejected, bookings cancelled, holds end, others stay', async () => {
      const asked = await member.book(at('09:00', '10:00'));
      const approved = await member.book(at('11:00', '12:00'));
      const outside = await member.book(at('15:00', '16:00'));
      await moveBy(approved, 'APPROVED');
      const { data: held } = await other.hold(at('13:00', '14:00'));
      const closure = {
        eqUid: device.eqUid,
        startDate: device.date,
        start: '09:00',
        endDate: device.date,
        end: '14:00',
      };
      const closed = await staff.call('POST', '/admin/closures', { ...closure, reason: '누수 점검' });
      const states = await Promise.all(
        [asked, approved, outside].map(async (uid) => (await member.call('GET', `/mypage/equ/${uid}`)).data.state),
      );

      expect(closed.data.cancelledCnt).toBe(2);
      expect(states).toEqual(['REJECTED', 'CANCELLED', 'REQUESTED']);
      expect((await other.reserve(held.holdId)).code).toBe('4040');
      expect(await mailOf(member)).toContain('누수 점검');
      expect((await staff.call('DELETE', `/admin/closures/${closed.data.closureUid}`)).code).toBe('200');
      expect((await other.hold(at('09:00', '10:00'))).code).toBe('200');
      expect(await listAuditActions(test.db, closed.data.closureUid)).toEqual(['equipment.close', 'equipment.open']);
    });

    it('closes equipment that the site hides, with its bookings, and records a training for it', async () => {
      const asked = await member.book(at('09:00', '10:00'));
      await changeRows(test.db, 'equipment', { eq_uid: device.eqUid }, { deleted_at: start });
      const closure = {
        eqUid: device.eqUid,
        startDate: device.date,
        endDate: device.date,
        start: '09:00',
        end: '14:00',
      };
      const preview = await staff.call('POST', '/admin/closures/preview', closure);
      const closed = await staff.call('POST', '/admin/closures', { ...closure, reason: '폐기' });
      const { email } = await findRow(test.db, 'member', { member_uid: member.memberUid });
      const training = await staff.call('POST', `/admin/equipment/${device.eqUid}/trainings`, {
        email,
        completedDt: '2026-11-20',
      });
      await changeRows(test.db, 'equipment', { eq_uid: device.eqUid }, { deleted_at: null });

      expect(preview.data.affected).toMatchObject([{ rsvUid: asked }]);
      expect(closed.data.cancelledCnt).toBe(1);
      expect(training.code).toBe('200');
    });
  });

  describe('the waiting list', () => {
    it('notifies each waiting member once when the time becomes free, in queue order', async () => {
      const rsvUid = await member.book(at('10:00', '12:00'));
      const free = await other.call('POST', '/equipment/waitlist', at('15:00', '16:00'));
      const waits = await other.call('POST', '/equipment/waitlist', at('10:00', '11:00'));
      await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });
      const bell = await other.call('GET', '/notifications');

      expect(free.data.fieldErrors[0].message).toBe('지금 예약할 수 있는 시간입니다.');
      expect(waits).toMatchObject({ code: '200', data: { waitNo: 1 } });
      expect(bell.data.list[0]).toMatchObject({
        title: '기다리시던 시간이 비었습니다.',
        link: `/easyReservation?eqUid=${device.eqUid}&date=${device.date}`,
      });
      expect(await mailOf(other)).toContain('장비 빈자리 안내');
    });

    it('can be left by its member only', async () => {
      await member.book(at('10:00', '12:00'));
      const { data } = await other.call('POST', '/equipment/waitlist', at('10:00', '12:00'));

      expect((await member.call('DELETE', `/equipment/waitlist/${data.waitUid}`)).code).toBe('4040');
      expect((await other.call('DELETE', `/equipment/waitlist/${data.waitUid}`)).code).toBe('200');
    });
  });

  it('finds equipment that is free at a time, by the rules of the hold', async () => {
    const listed = async (query: string) => {
      const { data } = await member.call('GET', `/equipment/list?pageSize=100&${query}`);
      return data.list.map(({ eqUid }: { eqUid: string }) => eqUid).includes(device.eqUid);
    };
    const time = `date=${device.date}&from=10:00&to=12:00`;
    const before = await listed(time);
    await member.book(at('11:00', '12:00'));

    expect([before, await listed(time), await listed(`date=${device.date}&from=09:00&to=11:00`)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await listed('date=2026-11-24&from=10:00&to=12:00')).toBe(false);
    expect(await listed('date=2026-12-25&from=10:00&to=12:00')).toBe(false);
    expect(await listed(`date=${device.date}&from=09:00&to=18:00`)).toBe(false);
  });

  it('lists favourites first, for their member only', async () => {
    const first = async (caller: Caller) => (await caller.call('GET', '/equipment/list')).data.list[0];
    await member.call('POST', `/equipment/${device.eqUid}/favorite`);

    expect(await first(member)).toMatchObject({ eqUid: device.eqUid, favoriteYn: 'Y' });
    expect((await first(other)).eqUid).not.toBe(device.eqUid);
    await member.call('DELETE', `/equipment/${device.eqUid}/favorite`);
    expect((await first(member)).eqUid).not.toBe(device.eqUid);
  });
});
