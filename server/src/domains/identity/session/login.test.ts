import { readCookies, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { readMails } from '../../../testing/testMail.ts';
import { changeRows, findRow } from '../../../testing/testRows.ts';
import { hashPassword } from './passwords.ts';

const password = 'Haesol!2026';

describe('POST /api/v1/auth/login', () => {
  const test = setUpTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });

  const login = (payload: object, cookies: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, cookies });
  const moveClock = (from: Date | null, seconds: number) =>
    test.context.clock.moveTo(new Date((from?.getTime() ?? 0) + seconds * 1000));

  it('returns token and member, and sets the cookies of a browser session', async () => {
    const response = await login({ id: ' Student@Demo.example ', password });

    expect(response.json().data).toMatchObject({
      expireSec: 900,
      mustChangePw: 'N',
      userInfo: { user_nm: '윤서린', memberClass: 'STUDENT', roles: ['MEMBER'], profileUrl: null },
    });
    expect(response.cookies).toMatchObject([
      { name: 'hs_dev', httpOnly: true, path: '/api/v1', sameSite: 'Strict' },
      { name: 'hs_rt', httpOnly: true, path: '/api/v1/auth', sameSite: 'Strict' },
      { name: 'refreshToken', value: '1', path: '/' },
      { name: 'access_token', httpOnly: true, path: '/api/v1/reserve/user-info', maxAge: 900 },
    ]);
    expect(response.cookies.find(({ name }) => name === 'refreshToken')).not.toHaveProperty('httpOnly');
    expect(response.cookies.find(({ name }) => name === 'hs_rt')).not.toHaveProperty('maxAge');
  });

  it('keeps a member signed in for fourteen days on request, but never staff', async () => {
    const member = await login({ id: 'student@demo.example', password, keep: 'Y' });
    const staff = await login({ id: 'office@demo.example', password, keep: 'Y' });

    expect(member.cookies.find(({ name }) => name === 'hs_rt')).toMatchObject({ maxAge: 1_209_600 });
    expect(staff.cookies.find(({ name }) => name === 'hs_rt')).not.toHaveProperty('maxAge');
  });

  it('reports errors at their fields', async () => {
    const response = await login({ id: 'nobody', password: '' });

    expect(response.json().data.fieldErrors).toEqual([
      { field: 'id', code: 'invalid_format', message: '이메일 형식으로 입력해 주세요.' },
      { field: 'password', code: 'too_small', message: '비밀번호를 입력해 주세요.' },
    ]);
  });

  it('responds to an unknown account as to a wrong password', async () => {
    const unknown = await login({ id: 'nobody@demo.example', password });
    const wrong = await login({ id: 'general@demo.example', password: 'Wrong!2026' });

    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.json()).toMatchObject({ status: { code: '4201' }, data: { remain: 4 } });
  });

  it('reports an unavailable account only after the correct password', async () => {
    const { email } = await findRow(test.db, 'member', { state: 'LOCKED' });

    const wrong = await login({ id: email, password: 'Wrong!2026' });
    const right = await login({ id: email, password });

    expect(wrong.json().status.code).toBe('4201');
    expect(right.json().status.code).toBe('4203');
  });

  it('blocks after five failures, and allows login after the wait', async () => {
    const guess = () => login({ id: 'faculty@demo.example', password: 'Wrong!2026' });
    for (const remain of [4, 3, 2, 1, 0]) expect((await guess()).json().data.remain).toBe(remain);

    const locked = await login({ id: 'faculty@demo.example', password });
    const { end } = await test.db
      .selectFrom('login_guard')
      .select((eb) => eb.fn.max('lock_until').as('end'))
      .executeTakeFirstOrThrow();
    await moveClock(end, -15);
    const early = await login({ id: 'faculty@demo.example', password });
    await moveClock(end, 1);
    const late = await login({ id: 'faculty@demo.example', password });

    expect(locked.json()).toMatchObject({ status: { code: '4202' }, data: { waitSec: expect.any(Number) } });
    expect(locked.json().status.message).toMatch(/^로그인 시도 횟수를 초과했습니다. \d+초 후 다시 시도해 주세요.$/);
    expect(early.json().status.code).toBe('4202');
    expect(late.json().status.code).toBe('200');
  });

  it('allows the owner to sign in from a known device while others are blocked', async () => {
    const { cookies } = await signIn(test, 'company');
    for (let guess = 0; guess < 5; guess += 1) await login({ id: 'company@demo.example', password: 'Wrong!2026' });

    const stranger = await login({ id: 'company@demo.example', password });
    const owner = await login({ id: 'company@demo.example', password }, { hs_dev: cookies.hs_dev ?? '' });
    const forged = await login({ id: 'company@demo.example', password }, { hs_dev: 'device.mac' });

    expect(stranger.json().status.code).toBe('4202');
    expect(owner.json().status.code).toBe('200');
    expect(forged.json().status.code).toBe('4202');
  });

  it('accepts a temporary password once, beside the old one until then, and requires a new one', async () => {
    const temporary = 'Temp-4821-xyz';
    await changeRows(
      test.db,
      'member',
      { email: 'admin@demo.example' },
      { temp_pw_hash: await hashPassword(temporary), temp_pw_exp: new Date(sampleBaseDate.getTime() + 3_600_000) },
    );

    const old = await login({ id: 'admin@demo.example', password });
    const first = await login({ id: 'admin@demo.example', password: temporary });
    const again = await login({ id: 'admin@demo.example', password: temporary });
    const replaced = await login({ id: 'admin@demo.example', password });
    const headers = { authorization: `Bearer ${first.json().data.accessToken}` };
    const page = await test.app.inject({ url: '/api/v1/mypage/myPage', headers });
    const me = await test.app.inject({ url: '/api/v1/auth/me', headers });

    expect(old.json().data.mustChangePw).toBe('N');
    expect(first.json().data.mustChangePw).toBe('Y');
    expect([again, replaced].map((response) => response.json().status.code)).toEqual(['4201', '4201']);
    expect([page.statusCode, page.json().status.code]).toEqual([200, '4033']);
    expect(me.json().status.code).toBe('200');
  });

  it('mails the owner about a login on a new device, but not on a known one', async () => {
    const countMails = async () => (await readMails(test, 'office@demo.example', 'NEW_DEVICE')).length;
    const before = await countMails();
    const first = await login({ id: 'office@demo.example', password });
    const stranger = await countMails();
    await login({ id: 'office@demo.example', password }, { hs_dev: readCookies(first).hs_dev ?? '' });
    const known = await countMails();
    await login({ id: 'office@demo.example', password }, { hs_dev: 'device.mac' });
    const mails = await readMails(test, 'office@demo.example', 'NEW_DEVICE');

    expect([stranger - before, known - before, mails.length - before]).toEqual([1, 1, 2]);
    expect(mails[0]?.text).toMatch(/기기: 알 수 없는 기기 \(127\.0\.\*\.\*\)/);
  });

  it('logs each attempt', async () => {
    const rows = await test.db.selectFrom('login_log').select('result').distinct().orderBy('result').execute();

    expect(rows.map(({ result }) => result)).toEqual(['LOCKED', 'MISMATCH', 'OK', 'REFUSED']);
  });

  it('creates a new session regardless of the sent cookie', async () => {
    const first = await signIn(test, 'general');
    const second = await login({ id: 'general@demo.example', password }, { hs_rt: first.cookies.hs_rt ?? '' });

    expect(readCookies(second).hs_rt?.split('.')[0]).not.toBe(first.cookies.hs_rt?.split('.')[0]);
  });

  it('ignores an end of the block that only a clock running ahead can have stored', async () => {
    await test.db.deleteFrom('rate_counter').execute();
    const email = 'faculty@demo.example';
    for (let tries = 0; tries < 5; tries += 1) await login({ id: email, password: 'wrong' });
    expect((await login({ id: email, password })).json().status.code).toBe('4202');
    await test.db
      .updateTable('login_guard')
      .set({ lock_until: new Date('2126-01-01T00:00:00Z') })
      .execute();

    await test.db.deleteFrom('rate_counter').execute();

    expect((await login({ id: email, password })).json().status.code).toBe('200');
  });
});
