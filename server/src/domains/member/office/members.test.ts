import { errorCodes } from '@haesol/contracts/common';
import { adminMember, adminMembers } from '@haesol/contracts/identity';
import { adminToday } from '@haesol/contracts/member';
import { samplePassword } from '../../../../demo/members.ts';
import { listAuditDetails } from '../../../db/audit/testAuditLog.ts';
import { listWritings } from '../../../testing/listWritings.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { findRow } from '../../../testing/testRows.ts';
import { type Caller, createCallers, findMemberUid } from '../../lab/booking/testBookings.ts';

describe('members in the office', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeEach(async () => {
    await test.db
      .updateTable('member')
      .set({ state: 'PENDING_CLASS', class_refused_at: null, class_sent_at: null })
      .where('member_uid', '=', await findMemberUid(test, 'company'))
      .execute();
    [staff, member] = await createCallers(test, 'office', 'company');
  });

  const list = async (query = '') =>
    adminMembers.response.parse((await staff.call('GET', `/admin/members?${query}`)).data).list;
  const move = (body: object, memberUid = member.memberUid) =>
    staff.call('PATCH', `/admin/members/${memberUid}/transition`, body);
  const readState = async () => (await findRow(test.db, 'member', { member_uid: member.memberUid })).state;
  /** Reads with the session that the caller has; the caller itself would open another one. */
  const readWith = async ({ headers }: Caller, path: string): Promise<string> =>
    (await test.app.inject({ url: `/api/v1${path}`, headers })).json().status.code;
  const readBell = async (): Promise<object[]> => (await member.call('GET', '/notifications')).data.list;

  it('are found by name, address and company, with both masked', async () => {
    const [found] = await list('searchKeyword=company%40demo');

    expect(found).toMatchObject({ memberUid: member.memberUid, state: 'PENDING_CLASS', bizNo: expect.any(String) });
    expect(found?.memberNm).toContain('*');
    expect(found?.email).toContain('***');
    expect(await list('searchKeyword=%EC%97%86%EB%8A%94%EC%82%AC%EB%9E%8C')).toEqual([]);
  });

  it('are found by the last digits of their phone, like in the palette', async () => {
    const tel = { tel1: '010', tel2: '4521', tel3: '7394' };
    await test.db.updateTable('member').set(tel).where('member_uid', '=', member.memberUid).execute();

    expect((await staff.call('GET', '/admin/find?q=7394')).data.list).toMatchObject([{ uid: member.memberUid }]);
    expect(await list('searchKeyword=7394')).toMatchObject([{ memberUid: member.memberUid }]);
    expect(await list('searchKeyword=739')).toEqual([]);
    for (const typed of [
      '010-4521-7394',
      '01045217394',
      '4521-7394',
      '+82 10-4521-7394',
      ...listWritings('010-4521-7394'),
    ]) {
      const word = encodeURIComponent(typed);
      expect(await list(`searchKeyword=${word}`)).toMatchObject([{ memberUid: member.memberUid }]);
      expect((await staff.call('GET', `/admin/find?q=${word}`)).data.list).toMatchObject([{ uid: member.memberUid }]);
    }
    const abroad = { tel1: '+819', tel2: '0123', tel3: '4567' };
    await test.db.updateTable('member').set(abroad).where('member_uid', '=', member.memberUid).execute();
    expect(await list(`searchKeyword=${encodeURIComponent('＋８１ 90ー123ー4567')}`)).toMatchObject([
      { memberUid: member.memberUid },
    ]);
  });

  it('that wait for their confirmation come first, and are told of it', async () => {
    expect((await list())[0]).toMatchObject({ state: 'PENDING_CLASS', targets: ['ACTIVE', 'REFUSED', 'LOCKED'] });
    await move({ to: 'ACTIVE' });

    expect(await readState()).toBe('ACTIVE');
    expect((await readBell())[0]).toMatchObject({ title: expect.stringContaining('소속이 확인되었습니다') });
    expect(await listAuditDetails(test.db, member.memberUid, 'member.move')).toEqual([
      { from: 'PENDING_CLASS', to: 'ACTIVE', memo: null },
    ]);
  });

  it('that are refused read the reason and wait on', async () => {
    expect((await move({ to: 'REFUSED' })).data.fieldErrors).toMatchObject([{ field: 'memo' }]);
    await move({ to: 'REFUSED', memo: '사업자등록번호가 다릅니다.' });

    expect(await readState()).toBe('PENDING_CLASS');
    expect((await readBell())[0]).toMatchObject({ text: '사업자등록번호가 다릅니다.' });
  });

  it('that are refused leave the queue until they send new data', async () => {
    const isMember = ({ memberUid }: { memberUid: string }) => memberUid === member.memberUid;
    const countWaiting = async () =>
      adminToday.response
        .parse((await staff.call('GET', '/admin/today')).data)
        .queues.find(({ queue }) => queue === 'MEMBER')?.cnt ?? 0;
    const before = await countWaiting();
    await move({ to: 'REFUSED', memo: '소속을 적어 주세요.' });
    const refused = [await countWaiting(), (await list('state=PENDING_CLASS')).some(isMember)];
    const [first] = await list('state=REFUSED');
    const { reauthToken } = (await member.call('POST', '/auth/reauth', { password: samplePassword })).data;
    await member.call('PATCH', '/mypage/my-info/update', { position: '책임' }, { 'x-reauth': reauthToken });
    const again = (await list('state=PENDING_CLASS&pageSize=100')).find(isMember);

    expect(refused).toEqual([before - 1, false]);
    expect(first).toMatchObject({ memberUid: member.memberUid, classRefusedDt: expect.any(String) });
    expect(await countWaiting()).toBe(before);
    expect(again).toMatchObject({ classRefusedDt: null });
    expect(Date.parse(again?.waitDt ?? '')).toBeGreaterThan(Date.parse(again?.joinedDt ?? ''));
  });

  it('that are locked are signed out at once and cannot be locked twice', async () => {
    await move({ to: 'LOCKED', memo: '도용 신고' });

    expect(await readWith(member, '/notifications')).toBe(errorCodes.sessionExpired);
    expect((await move({ to: 'LOCKED', memo: '도용 신고' })).code).toBe(errorCodes.moveNotAllowed);
    await move({ to: 'ACTIVE' });
    expect(await readState()).toBe('ACTIVE');
  });

  const reveal = (body: object, memberUid = member.memberUid) =>
    staff.call('POST', `/admin/members/${memberUid}/reveal`, body);
  const readDetail = async () =>
    adminMember.response.parse((await staff.call('GET', `/admin/members/${member.memberUid}`)).data);
  const readLooks = () =>
    test.db
      .selectFrom('audit_log')
      .select(['actor_uid', 'target_uid', 'ip', 'detail'])
      .where('action', '=', 'member.reveal')
      .where('target_uid', '=', member.memberUid)
      .execute();

  it('show nothing without a purpose, and write nothing', async () => {
    const wishes = [
      { memo: '', items: ['NAME'] },
      { purposeCd: 'ETC', memo: ' ', items: ['NAME'] },
      { purposeCd: 'APPLY', memo: '', items: [] },
    ];
    const before = await readLooks();
    const answers = await Promise.all(wishes.map((wish) => reveal(wish)));

    expect(answers.map(({ data }) => data.fieldErrors[0])).toMatchObject([
      { field: 'purposeCd', message: '개인정보를 보는 목적을 선택해 주세요.' },
      { field: 'memo', message: '목적을 입력해 주세요.' },
      { field: 'items', message: '볼 항목을 선택해 주세요.' },
    ]);
    expect(await readLooks()).toEqual(before);
  });

  it('show what was asked for with a purpose, and the look is in the audit log and with the member', async () => {
    const tel = { tel1: '010', tel2: '2222', tel3: '7394' };
    await test.db.updateTable('member').set(tel).where('member_uid', '=', member.memberUid).execute();
    const wish = { purposeCd: 'APPLY', memo: 'R-2026-0920', items: ['TEL'] };
    const { data } = await reveal(wish);
    const detail = await readDetail();

    expect(data).toEqual({ values: [{ item: 'TEL', value: '010-2222-7394' }] });
    expect((await readLooks()).at(-1)).toEqual({
      actor_uid: staff.memberUid,
      target_uid: member.memberUid,
      ip: '127.0.0.1',
      detail: wish,
    });
    expect(detail.tel).toBe('010-****-7394');
    expect(detail.looks[0]).toMatchObject({ ...wish, ip: '127.0.0.1', staffNm: expect.any(String) });
  });

  it('show their picture with their name only', async () => {
    await test.db
      .updateTable('member')
      .set({ profile_file_uid: '0190f3a0-0000-7000-8000-0000000000f1' })
      .where('member_uid', '=', member.memberUid)
      .execute();
    const wish = { purposeCd: 'APPLY', memo: 'R-2026-0920' };

    expect((await reveal({ ...wish, items: ['NAME'] })).data.profileUrl).toMatch(/^\/file\/view\?fileUid=0190f3a0/);
    expect((await reveal({ ...wish, items: ['EMAIL'] })).data).not.toHaveProperty('profileUrl');
    expect(JSON.stringify(await readDetail())).not.toContain('0000000000f1');
  });

  it('have their clear values in no other call, and no member looks at another', async () => {
    const { name, email } = await findRow(test.db, 'member', { member_uid: member.memberUid });
    const lists = ['members', 'orders', 'refunds', 'reservations', 'qna/list', 'applications', 'passes'];
    for (const path of [
      ...lists,
      'reviews?state=ALL',
      `members/${member.memberUid}`,
      `find?q=${encodeURIComponent(name)}`,
    ]) {
      const { data } = await staff.call('GET', `/admin/${path}`);
      const text = JSON.stringify(data);
      const names = [...text.matchAll(/"(?:memberNm|writerNm|applicantNm)":"([^"]*)"/g)].map(([, one = '']) => one);

      expect([path, names.length > 0, text.includes(email)]).toEqual([path, true, false]);
      expect(names.filter((one) => !one.includes('*'))).toEqual([]);
    }
    const asked = await member.call('POST', `/admin/members/${member.memberUid}/reveal`, {
      purposeCd: 'APPLY',
      memo: '',
      items: ['NAME'],
    });
    expect(asked.code).toBe(errorCodes.forbidden);
  });

  it('of the staff are not moved, and their sessions stay', async () => {
    expect((await move({ to: 'LOCKED', memo: '시험' }, staff.memberUid)).code).toBe(errorCodes.notFound);
    expect((await staff.call('DELETE', `/admin/members/${staff.memberUid}/sessions`)).code).toBe(errorCodes.notFound);
    expect(await readWith(staff, '/admin/today')).toBe('200');
  });
});
