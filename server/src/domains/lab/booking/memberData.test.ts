import { createUid } from '../../../db/uuid.ts';
import { type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { readMail } from '../../../testing/testMail.ts';
import { findRow } from '../../../testing/testRows.ts';
import { createCaller, findMemberUid, listFreshMembers, openDevice } from './testBookings.ts';

const password = 'Haesol!2026';

describe('personal data in bookings', () => {
  const test = setUpTestApp({ sample: true });
  let device: { eqUid: string; date: string };
  beforeEach(async () => {
    await test.context.clock.moveTo(new Date('2026-11-23T10:00:00+09:00'));
    device = await openDevice(test);
  });

  /** Creates a member without data. */
  async function join() {
    const memberUid = createUid();
    const email = `${memberUid}@booking.example`;
    const { pw_hash } = await findRow(test.db, 'member', { email: 'general@demo.example' });
    await test.db
      .insertInto('member')
      .values({ member_uid: memberUid, email, pw_hash, class_cd: 'GENERAL', state: 'ACTIVE', name: '한가람' })
      .execute();
    return { memberUid, email };
  }

  /** Creates a member with a booking, a favourite, a training and a wait for equipment. */
  async function bookAll() {
    const [otherUid = ''] = await listFreshMembers(test, 1);
    const { memberUid, email } = await join();
    const member = await createCaller(test, memberUid);
    const other = await createCaller(test, otherUid);
    const rsvUid = await member.book({ ...device, start: '10:00', end: '12:00' }, { taxMail: 'tax@company.example' });
    await other.book({ ...device, start: '14:00', end: '15:00' });
    await member.call('POST', '/equipment/waitlist', { ...device, start: '14:00', end: '15:00' });
    await member.call('POST', `/equipment/${device.eqUid}/favorite`);
    const training = { member_uid: memberUid, completed_on: '2026-01-05', valid_until: '2028-01-05' };
    await test.db
      .insertInto('equipment_training')
      .values({ eq_uid: device.eqUid, ...training })
      .execute();
    const { data } = await member.call('GET', `/mypage/equ/${rsvUid}`);
    return { member, rsvUid, rsvNo: data.rsvNo as string, eqNm: data.eqNm as string, email };
  }

  const send = (signedIn: SignedIn, method: 'PATCH' | 'POST', url: string, payload?: object, proof?: string) =>
    sendTo(test.app, method, `/api/v1${url}`, payload, {
      headers: { ...signedIn.headers, ...(proof !== undefined && { 'x-reauth': proof }) },
    });
  async function prove(email: string) {
    const signedIn = await signIn(test, email);
    const { data } = (await send(signedIn, 'POST', '/auth/reauth', { password })).json();
    return { signedIn, proof: data.reauthToken as string };
  }
  async function leave(email: string) {
    const { signedIn, proof } = await prove(email);
    return (await send(signedIn, 'PATCH', '/mypage/sign-out', { reasonCd: 'RARELY', password }, proof)).json();
  }

  it('is counted by state on the member’s page, without holds', async () => {
    const { member } = await bookAll();
    await member.hold({ ...device, start: '16:00', end: '17:00' });
    const page = await member.call('GET', '/mypage/myPage');
    const dashboard = await member.call('GET', '/mypage/dashboard');

    expect(page.data.counts.equ).toBe(1);
    expect(dashboard.data.kinds.find(({ kind }: { kind: string }) => kind === 'EQU')).toMatchObject({
      cnt: 1,
      states: [{ state: 'REQUESTED', cnt: 1 }],
    });
  });

  it('blocks leaving, with a link to each booking’s page, until it is over', async () => {
    const { member, rsvUid, rsvNo, eqNm, email } = await bookAll();
    const refused = await leave(email);
    await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'SCHEDULE' });

    expect(refused).toMatchObject({
      status: { code: '4097' },
      data: { items: [{ kind: 'equ', no: rsvNo, title: `${eqNm} 2026. 11. 25.(수) 10:00`, link: '/myPage/equ' }] },
    });
    expect((await leave(email)).status.code).toBe('200');
  });

  it('does not block leaving once its time is over, even if staff have not closed it', async () => {
    const { rsvUid, email } = await bookAll();
    await test.db.updateTable('equipment_rsv').set({ state: 'APPROVED' }).where('rsv_uid', '=', rsvUid).execute();
    await test.context.clock.moveTo(new Date('2026-11-25T11:59:00+09:00'));
    const during = await leave(email);
    await test.context.clock.moveTo(new Date('2026-11-25T12:00:01+09:00'));

    expect([during.status.code, (await leave(email)).status.code]).toEqual(['4097', '200']);
  });

  it('is asked for no tax invoice once the member has left, who gets no news of it', async () => {
    const { rsvUid, email } = await bookAll();
    const staff = await createCaller(test, await findMemberUid(test, 'office'));
    await test.db.updateTable('equipment_rsv').set({ state: 'COMPLETED' }).where('rsv_uid', '=', rsvUid).execute();
    const record = (body: object) => staff.call('PATCH', `/admin/reservations/${rsvUid}/tax-invoice`, body);
    const before = (await staff.call('GET', `/admin/reservations/${rsvUid}`)).data.tax;
    const left = await leave(email);
    const after = (await staff.call('GET', `/admin/reservations/${rsvUid}`)).data.tax;
    await test.db.deleteFrom('mail_outbox').execute();
    const typed = await record({ taxState: 'ASKED', taxMail: 'tax@company.example' });
    const issued = await record({ taxState: 'ISSUED', taxNo: '20261123-41000000-0000ABCD', taxDt: '2026-11-23' });

    expect(left.status.code).toBe('200');
    expect([before.state, after.state]).toEqual(['ASKED', 'NONE']);
    expect(typed.data.fieldErrors).toMatchObject([{ field: 'taxMail' }]);
    expect((await findRow(test.db, 'equipment_rsv', { rsv_uid: rsvUid })).payload).not.toHaveProperty('taxMail');
    expect(issued.code).toBe('200');
    expect(await test.db.selectFrom('mail_outbox').select('to_addr').execute()).toEqual([]);
  });

  it('has the company of a company member, for the member and for staff', async () => {
    const [memberUid = ''] = await listFreshMembers(test, 1);
    const member = await createCaller(test, memberUid);
    const staff = await createCaller(test, await findMemberUid(test, 'office'));
    const rsvUid = await member.book({ ...device, start: '10:00', end: '12:00' });
    await test.db.updateTable('member').set({ class_cd: 'COMPANY' }).where('member_uid', '=', memberUid).execute();
    await test.db.deleteFrom('member_company').where('member_uid', '=', memberUid).execute();
    const { biz_no } = await test.db.selectFrom('company').select('biz_no').limit(1).executeTakeFirstOrThrow();
    const nm = '누리정밀';
    await test.db.insertInto('member_company').values({ member_uid: memberUid, biz_no, nm }).execute();
    const own = await member.call('GET', `/mypage/equ/${rsvUid}`);
    const list = await staff.call('GET', '/admin/reservations?pageSize=100');
    const row = list.data.list.find((one: { rsvUid: string }) => one.rsvUid === rsvUid);

    expect([own.data.applicant.affiliation, row.affiliation]).toEqual([nm, nm]);
  });

  it('is counted on the member’s page after it expired', async () => {
    const { member, rsvUid } = await bookAll();
    await test.db.updateTable('equipment_rsv').set({ state: 'EXPIRED' }).where('rsv_uid', '=', rsvUid).execute();
    const { data } = await member.call('GET', '/mypage/dashboard');
    const list = await member.call('GET', '/mypage/equ/list');

    expect(data.kinds.find(({ kind }: { kind: string }) => kind === 'EQU').cnt).toBe(list.data.cnt_total);
  });

  it('is in the export, without data of others', async () => {
    const { rsvNo, email } = await bookAll();
    const { signedIn, proof } = await prove(email);
    await send(signedIn, 'POST', '/mypage/export', undefined, proof);
    const link = /(\/file\/my-data\?token=\S+)/.exec(await readMail(test, email))?.[1] ?? '';
    const zip = (await test.app.inject(link)).rawPayload.toString('utf8');
    const from = zip.indexOf('장비 예약.json');
    const file = zip.slice(zip.indexOf('{', from));
    const { bookings, favorites, trainings, waits } = JSON.parse(file.slice(0, file.indexOf('\n}\n') + 2));

    expect(bookings).toMatchObject([
      {
        rsv_no: rsvNo,
        state: 'REQUESTED',
        payload: { projectNm: '박막 두께 측정', tel1: '010', taxMail: 'tax@company.example' },
        from: '2026-11-25T10:00:00+09:00',
        to: '2026-11-25T12:00:00+09:00',
      },
    ]);
    expect(trainings).toEqual([{ eq_uid: device.eqUid, completed_on: '2026-01-05', valid_until: '2028-01-05' }]);
    expect(favorites).toMatchObject([{ eq_uid: device.eqUid }]);
    expect(waits).toMatchObject([{ eq_uid: device.eqUid }]);
  });

  it('is erased with the member; use and amount of the equipment stay', async () => {
    const { member, rsvUid, email } = await bookAll();
    await member.call('PATCH', `/mypage/equ/${rsvUid}/cancel`, { whyCd: 'OTHER', etcWhy: '출장이 생겼습니다.' });
    await leave(email);
    const booking = await test.db
      .selectFrom('equipment_rsv')
      .select(['state', 'amount', 'payload'])
      .where('rsv_uid', '=', rsvUid)
      .executeTakeFirstOrThrow();
    const entries = await test.db.selectFrom('timeline_entry').select('memo').where('ref_uid', '=', rsvUid).execute();
    const kept = async (table: 'equipment_favorite' | 'equipment_training' | 'equipment_waitlist') =>
      (await test.db.selectFrom(table).select('eq_uid').where('member_uid', '=', member.memberUid).execute()).length;

    expect(booking).toMatchObject({ state: 'CANCELLED', amount: expect.any(Number) });
    expect(Object.keys(booking.payload ?? {}).sort()).toEqual(['companions', 'modeCd', 'purposeCd', 'settleCd']);
    expect(entries.map(({ memo }) => memo)).toEqual([null, null]);
    expect([
      await kept('equipment_favorite'),
      await kept('equipment_training'),
      await kept('equipment_waitlist'),
    ]).toEqual([0, 0, 0]);
  });
});
