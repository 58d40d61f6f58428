import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { openTestApp, sendTo, setUpTestApp } from '../../../testing/testApp.ts';
import { readMail } from '../../../testing/testMail.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { hashChannel } from '../session/passwords.ts';

const password = 'Haesol!2026';
const company = { name: '한가람', tel1: '010', tel2: '0000', tel3: '1001' };

describe('account recovery', () => {
  const test = setUpTestApp({ sample: true });

  const post = (url: string, payload: object, on = test) => on.app.inject({ method: 'POST', url, payload });
  const findId = (payload: object, on = test) => post('/api/v1/auth/find-id', payload, on);
  const findPw = (payload: object, on = test) => post('/api/v1/auth/find-pw', payload, on);
  const logIn = (id: string, secret: string) => post('/api/v1/auth/login', { id, password: secret });
  const moveClock = async (seconds: number) => {
    const now = await test.context.clock.now();
    await test.context.clock.moveTo(new Date(now.getTime() + seconds * 1000));
  };

  it('shows masked ids with method and date of sign-up', async () => {
    const response = await findId(company);

    expect(response.json().data.list).toEqual([
      { maskedId: 'co***y@demo.example', joinDt: expect.any(String), joinType: 'email' },
    ]);
  });

  it('returns an empty list for another number', async () => {
    const response = await findId({ ...company, tel3: '9999' });

    expect(response.json()).toMatchObject({ status: { code: '200' }, data: { list: [], ticket: null } });
  });

  it('mails the whole id to its own address, once per ticket', async () => {
    const { ticket } = (await findId(company)).json().data;
    const first = await post('/api/v1/auth/find-id/mail', { ticket });
    const again = await post('/api/v1/auth/find-id/mail', { ticket });

    expect(first.json().data).toEqual({ sentTo: 'co***y@demo.example' });
    expect(await readMail(test, 'company@demo.example')).toContain('아이디: company@demo.example');
    expect(again.json().status.code).toBe('4040');
  });

  it('reports errors at their fields', async () => {
    const response = await findId({ ...company, name: '', tel1: '02' });

    expect(response.json().data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['name', 'tel1']);
  });

  it('mails a temporary password that is valid beside the old one until it is used', async () => {
    const response = await findPw({ name: '윤서린', email: 'Student@demo.example' });
    const temporary = /임시 비밀번호: (\S{12})/.exec(await readMail(test, 'student@demo.example'))?.[1] ?? '';
    const withOld = await logIn('student@demo.example', password);
    const withTemporary = await logIn('student@demo.example', temporary);
    const { accessToken } = withTemporary.json().data;
    const changed = await sendTo(
      test.app,
      'POST',
      '/api/v1/mypage/change-password',
      { currentPassword: temporary, newPassword: 'Kite!river92', newPasswordConfirm: 'Kite!river92' },
      { headers: { authorization: `Bearer ${accessToken}` } },
    );
    const after = await logIn('student@demo.example', 'Kite!river92');

    expect(response.json().data).toEqual({ issued: 'Y' });
    expect(withOld.json().data.mustChangePw).toBe('N');
    expect(withTemporary.json().data.mustChangePw).toBe('Y');
    expect(changed.json().status.code).toBe('200');
    expect(after.json().data.mustChangePw).toBe('N');
    expect(await listAuditActions(test.db, await findMemberUid(test, 'student'))).toEqual([
      'account.changePassword',
      'account.temporaryPassword',
    ]);
  });

  it('expires a temporary password after a day', async () => {
    await findPw({ name: '오하람', email: 'general@demo.example' });
    const temporary = /임시 비밀번호: (\S{12})/.exec(await readMail(test, 'general@demo.example'))?.[1] ?? '';
    await moveClock(24 * 3_600 + 1);

    expect((await logIn('general@demo.example', temporary)).json().status.code).toBe('4201');
  });

  it('accepts only the newest temporary password', async () => {
    const read = async () => /임시 비밀번호: (\S{12})/.exec(await readMail(test, 'faculty@demo.example'))?.[1] ?? '';
    await findPw({ name: '정도현', email: 'faculty@demo.example' });
    const first = await read();
    await moveClock(1);
    await findPw({ name: '정도현', email: 'faculty@demo.example' });
    const second = await read();

    expect((await logIn('faculty@demo.example', first)).json().status.code).toBe('4201');
    expect((await logIn('faculty@demo.example', second)).json().status.code).toBe('200');
  });

  it.each([
    ['an unknown address', { name: '윤서린', email: 'nobody@mail.example' }],
    ['another name', { name: '다른이', email: 'company@demo.example' }],
  ])('sends nothing for %s', async (_name, payload) => {
    expect((await findPw(payload)).json().data).toEqual({ issued: 'N' });
  });

  it('names the social provider of an account without a password', async () => {
    const { email, name } = await test.db
      .selectFrom('member_sns as s')
      .innerJoin('member as m', 'm.member_uid', 's.member_uid')
      .select(['m.email', 'm.name'])
      .where('s.provider', '=', 'naver')
      .executeTakeFirstOrThrow();
    await test.db.updateTable('member').set({ pw_hash: null }).where('email', '=', email).execute();

    expect((await findPw({ name, email })).json().data).toEqual({ issued: 'N', joinType: 'naver' });
  });

  it('hashes once, with or without an account', async () => {
    let hashes = 0;
    const count = () => {
      hashes += 1;
    };
    const countFor = async (email: string) => {
      hashes = 0;
      await findPw({ name: '한가람', email });
      return hashes;
    };
    subscribe(hashChannel.name, count);
    const counts = [await countFor('company@demo.example'), await countFor('nobody@demo.example')];
    unsubscribe(hashChannel.name, count);

    expect(counts).toEqual([1, 1]);
  });

  it('blocks after five misses of a name or mailbox, and after twenty of an address', async () => {
    const limited = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    const codeOf = (response: { json(): { status: { code: string } } }) => response.json().status.code;
    const names = [];
    for (let miss = 0; miss < 6; miss += 1)
      names.push(codeOf(await findId({ ...company, tel3: `999${miss}` }, limited)));
    const boxes = [];
    for (let miss = 0; miss < 6; miss += 1) {
      boxes.push(codeOf(await findPw({ name: '없는이', email: 'nobody@mail.example' }, limited)));
    }
    const addresses = [];
    const missed = (number: number) => ({ name: '없는이', email: `nobody${number}@mail.example` });
    for (let miss = 0; miss < 11; miss += 1) addresses.push(codeOf(await findPw(missed(miss), limited)));
    await limited.close();

    expect(names).toEqual(['200', '200', '200', '200', '200', '4290']);
    expect(boxes).toEqual(['200', '200', '200', '200', '200', '4290']);
    expect([addresses[9], addresses[10]]).toEqual(['200', '4290']);
  });
});
