import { errorCodes } from '@haesol/contracts/common';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { readMails } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

const no = '20261125-41000000-0000ABCD';

describe('tax invoice of a booking', () => {
  const test = setUpTestApp({ sample: true });
  const moveTo = (text: string) => test.context.clock.moveTo(new Date(text));
  let member: Caller;
  let staff: Caller;
  let rsvUid: string;

  beforeEach(async () => {
    await moveTo('2026-11-23T10:00:00+09:00');
    const device = await openDevice(test);
    await test.db.deleteFrom('mail_outbox').execute();
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
    staff = await createCaller(test, await findMemberUid(test, 'office'));
    rsvUid = await member.book({ ...device, start: '10:00', end: '12:00' }, { taxMail: 'tax@daon.example' });
  });

  const use = async () => {
    await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
    await moveTo('2026-11-25T10:00:00+09:00');
    for (const to of ['IN_USE', 'COMPLETED'])
      await staff.call('PATCH', `/admin/reservations/${rsvUid}/transition`, { to });
  };
  const record = (body: object, who = staff) => who.call('PATCH', `/admin/reservations/${rsvUid}/tax-invoice`, body);
  const read = async () => (await staff.call('GET', `/admin/reservations/${rsvUid}`)).data;
  const own = async () => (await member.call('GET', `/mypage/equ/${rsvUid}`)).data;
  const due = async () => {
    const { data } = await staff.call('GET', '/admin/reservations?taxState=DUE&pageSize=100');
    return data.list.map((row: { rsvUid: string }) => row.rsvUid);
  };
  const newsMails = async () => {
    const { email } = await findRow(test.db, 'member', { member_uid: member.memberUid });
    return (await readMails(test, email, 'EQU_MOVED')).filter(({ text }) => text.includes('세금계산서'));
  };

  it('is asked for with the address at the booking, and is due once the device was used', async () => {
    const before = await read();
    const dueBefore = await due();
    await use();

    expect(before).toMatchObject({ tax: { state: 'ASKED', no: null, dt: null }, taxMail: 't***@daon.example' });
    expect(dueBefore).not.toContain(rsvUid);
    expect(await due()).toContain(rsvUid);
    expect((await own()).tax).toEqual({ state: 'ASKED', no: null, dt: null });
  });

  it('is issued with number and day once, which bell, mail and page tell the member', async () => {
    await use();
    const typed = { taxState: 'ISSUED', taxNo: '20261125410000000000abcd', taxDt: '2026-11-25' };
    const [first, again] = [await record(typed), await record(typed)];
    const { data } = await member.call('GET', '/notifications');
    const news = data.list.filter(({ title }: { title: string }) => title === '세금계산서가 발행되었습니다.');

    expect([first.code, again.code]).toEqual(['200', '200']);
    expect(first.data.tax).toEqual({ state: 'ISSUED', no, dt: '2026-11-25' });
    expect((await own()).tax).toEqual(first.data.tax);
    expect(news).toHaveLength(1);
    const mails = await newsMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`승인번호 ${no}, 발행일 2026. 11. 25.(수)`);
    expect(await due()).not.toContain(rsvUid);
    expect(await listAuditActions(test.db, rsvUid)).toContain('equipment.taxInvoice');
  });

  it('tells the member of a withdrawn invoice, and none of one that is only asked for', async () => {
    await use();
    await record({ taxState: 'NONE' });
    await record({ taxState: 'ASKED', taxMail: 'other@daon.example' });
    const quiet = await newsMails();
    await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-25' });
    await record({ taxState: 'ASKED' });

    expect(quiet).toEqual([]);
    expect((await newsMails()).map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining('세금계산서 발행이 취소되었습니다.'),
      expect.stringContaining('세금계산서가 발행되었습니다.'),
    ]);
    expect((await own()).taxMail).toBe('other@daon.example');
  });

  it('refuses a booking that was not used, a wrong number, a future day and an older version', async () => {
    const early = await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-23' });
    await use();
    const { rev } = await read();
    const empty = await record({ taxState: 'ISSUED' });
    const wrong = await record({ taxState: 'ISSUED', taxNo: '123', taxDt: '2026-11-25' });
    const future = await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-26' });
    const older = await record({ taxState: 'NONE', rev: rev - 1 });
    const fields = ({ data }: typeof empty) => data.fieldErrors.map(({ field }: { field: string }) => field);

    expect(early.code).toBe('4405');
    expect(fields(empty)).toEqual(['taxNo', 'taxDt']);
    expect(fields(wrong)).toEqual(['taxNo']);
    expect(fields(future)).toEqual(['taxDt']);
    expect(older).toMatchObject({ code: '4405', message: expect.stringContaining('쓰신 내용은 그대로 있습니다.') });
    expect((await record({ taxState: 'NONE' }, member)).code).toBe(errorCodes.forbidden);
    expect((await own()).tax.state).toBe('ASKED');
  });

  it('refuses the second of two saves of one version, which changes nothing', async () => {
    await use();
    const { rev } = await read();
    const other = await createCaller(test, await findMemberUid(test, 'admin'));
    const first = await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-25', rev });
    const second = await record({ taxState: 'NONE', rev }, other);
    const third = await record(
      { taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-25', taxMail: 'a@b.example', rev },
      other,
    );

    expect([first, second, third].map(({ code }) => code)).toEqual(['200', '4405', '4405']);
    expect(second.message).toContain('쓰신 내용은 그대로 있습니다.');
    expect((await own()).tax).toEqual({ state: 'ISSUED', no, dt: '2026-11-25' });
    expect((await read()).rev).toBe(rev + 1);
  });

  it('is in the audit log as texts, without the address', async () => {
    await use();
    await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-25' });
    await record({ taxState: 'ISSUED', taxNo: no, taxDt: '2026-11-25', taxMail: 'other@daon.example' });
    const entries = await test.db
      .selectFrom('audit_log')
      .select('detail')
      .where('target_uid', '=', rsvUid)
      .where('action', '=', 'equipment.taxInvoice')
      .orderBy('at')
      .execute();

    expect(entries.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { from: '발행 요청', to: `발행 완료 · 승인번호 ${no} · 발행일 2026-11-25` },
        { items: ['받는 메일 주소'] },
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  it('is due for a booking by a process that knows no tax invoices', async () => {
    const { eqUid, date } = await openDevice(test);
    const { data } = await member.hold({ eqUid, date, start: '14:00', end: '15:00' });
    await test.db
      .updateTable('equipment_rsv')
      .set({ state: 'COMPLETED', rsv_no: 'R2611239001', payload: JSON.stringify({ taxMail: 'tax@daon.example' }) })
      .where('rsv_uid', '=', data.holdId)
      .execute();

    expect(await due()).toContain(data.holdId);
  });

  it('shows the contact without masks for a purpose, which the access log has', async () => {
    const url = `/admin/reservations/${rsvUid}/reveal`;
    const bare = await staff.call('POST', url, { purposeCd: 'ETC', memo: '' });
    const shown = await staff.call('POST', url, { purposeCd: 'APPLY', memo: '' });
    const admin = await createCaller(test, await findMemberUid(test, 'admin'));
    const { data } = await admin.call('GET', '/admin/access-log');

    expect(bare.data.fieldErrors).toMatchObject([{ field: 'memo' }]);
    expect(shown.data).toMatchObject({ tel: '010-0000-1001', taxMail: 'tax@daon.example' });
    const { rsvNo } = await read();
    expect(data.list[0]).toMatchObject({ action: 'booking.reveal', target: rsvNo, purposeCd: 'APPLY' });
    expect((await member.call('POST', url, { purposeCd: 'APPLY', memo: '' })).code).toBe(errorCodes.forbidden);
  });
});
