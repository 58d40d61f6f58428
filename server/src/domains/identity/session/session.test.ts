import { createHmac } from 'node:crypto';
import { samplePassword } from '../../../../demo/members.ts';
import { listAuditActions } from '../../../db/audit/testAuditLog.ts';
import { readCookies, type SignedIn, sendTo, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { sampleBaseDate } from '../../../testing/testDatabase.ts';
import { findMemberUid } from '../../lab/booking/testBookings.ts';
import { createTokens } from './tokens.ts';

describe('a session', () => {
  const test = setUpTestApp({ sample: true });
  let member: SignedIn;
  beforeEach(async () => {
    await moveClock(0);
    member = await signIn(test, 'student');
  });

  const moveClock = (seconds: number) => test.context.clock.moveTo(new Date(sampleBaseDate.getTime() + seconds * 1000));
  const refresh = (token: string | undefined, query = '') =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/auth/refresh${query}`,
      ...(token !== undefined && { cookies: { hs_rt: token } }),
    });
  const me = (headers: { authorization: string }) => test.app.inject({ url: '/api/v1/auth/me', headers });
  const call = (method: 'POST' | 'DELETE', url: string) => test.app.inject({ method, url, headers: member.headers });

  it('returns the signed-in member', async () => {
    const response = await me(member.headers);

    expect(response.json().data).toMatchObject({ user_nm: '윤서린', email: 'student@demo.example' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('refuses tokens that are signed with another key', async () => {
    const [, claims = ''] = member.accessToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${encode({ alg: 'none', typ: 'at+jwt' })}.${claims}.`;
    const head = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${claims}`;
    const symmetric = `${head}.${createHmac('sha256', 'key').update(head).digest('base64url')}`;
    const flipped = `${member.accessToken.slice(0, -4)}AAAA`;

    const answers = await Promise.all(
      [none, symmetric, flipped, 'x'.repeat(10_000)].map((token) => me({ authorization: `Bearer ${token}` })),
    );

    expect(answers.map((answer) => answer.json().status.code)).toEqual(['4011', '4011', '4011', '4011']);
  });

  it('expires its access token after 15 minutes', async () => {
    await moveClock(870);
    const before = await me(member.headers);
    await moveClock(960);
    const after = await me(member.headers);

    expect(before.json().status.code).toBe('200');
    expect([after.statusCode, after.json().status.code]).toEqual([400, '4011']);
  });

  it('is not refreshed if it began while the clock was ahead', async () => {
    await moveClock(10 * 365 * 86_400);
    const ahead = await signIn(test, 'student');
    await moveClock(0);

    expect((await refresh(ahead.cookies.hs_rt)).json().status.code).toBe('4011');
    expect((await refresh(member.cookies.hs_rt)).json().status.code).toBe('200');
  });

  it('is refreshed with a new pair of tokens', async () => {
    await moveClock(1200);
    const response = await refresh(member.cookies.hs_rt);
    const after = await me({ authorization: `Bearer ${response.json().data.accessToken}` });

    expect(response.json().data).toMatchObject({ expireSec: 900, idleSec: 1800 });
    expect(readCookies(response).hs_rt).not.toBe(member.cookies.hs_rt);
    expect(after.json().status.code).toBe('200');
  });

  it.each([
    ['before 30 idle minutes', 1770, 200],
    ['after 30 idle minutes', 1860, 400],
  ])('is refreshed or not %s', async (_name, seconds, http) => {
    await moveClock(seconds);

    expect((await refresh(member.cookies.hs_rt)).statusCode).toBe(http);
  });

  it('ends after 30 minutes in a tab that polls, whose new tokens do not prolong it', async () => {
    await moveClock(901);
    const first = await refresh(member.cookies.hs_rt, '?idleYn=Y');
    const polled = await me({ authorization: `Bearer ${first.json().data.accessToken}` });
    await moveClock(1_790);
    const second = await refresh(readCookies(first).hs_rt, '?idleYn=Y');
    await moveClock(1_801);
    const ended = await me({ authorization: `Bearer ${second.json().data.accessToken}` });

    expect([first.statusCode, polled.statusCode, second.statusCode, ended.statusCode]).toEqual([200, 200, 200, 400]);
    expect((await refresh(readCookies(second).hs_rt)).statusCode).toBe(400);
  });

  it('of staff ends after 15 minutes in a tab that polls, and goes on after a refresh', async () => {
    const polling = await signIn(test, 'office');
    const used = await signIn(test, 'office');
    const poll = () => test.app.inject({ url: '/api/v1/admin/today', headers: polling.headers });
    await moveClock(600);
    const prolonged = (await refresh(used.cookies.hs_rt)).json().data;
    const polled = await poll();
    await moveClock(1_200);
    const ended = [await poll(), await refresh(polling.cookies.hs_rt)];
    const goesOn = await me({ authorization: `Bearer ${prolonged.accessToken}` });

    expect(polled.statusCode).toBe(200);
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    expect(goesOn.statusCode).toBe(200);
  });

  it('has an access token that lasts as long as staff may idle, to the millisecond', async () => {
    const tokens = createTokens(test.context.secrets);
    const now = new Date('2026-11-23T10:00:00.900+09:00');
    const token = await tokens.signAccess({ memberUid: 'm', version: 1 }, 's', now);
    const claims = await tokens.readAccess(token);

    expect(claims?.expiresAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 900_000);
  });

  describe('session with a proof of identity', () => {
    const reauth = async () =>
      (
        await sendTo(test.app, 'POST', '/api/v1/auth/reauth', { password: samplePassword }, { headers: member.headers })
      ).json().data;

    it('returns the same proof on refresh while it is valid', async () => {
      const { reauthToken } = await reauth();
      await moveClock(590);
      const first = await refresh(member.cookies.hs_rt);
      const { accessToken, reauth: proof } = first.json().data;
      const used = await sendTo(test.app, 'POST', '/api/v1/mypage/export', undefined, {
        headers: { authorization: `Bearer ${accessToken}`, 'x-reauth': proof.reauthToken },
      });

      expect(proof).toEqual({ reauthToken, expireDt: expect.stringMatching(/^2026-11-23T01:10:/), passwordYn: 'Y' });
      expect(used.json().status.code).toBe('200');
    });

    it('returns no proof after ten minutes, or to another session of the member', async () => {
      await reauth();
      const other = await signIn(test, 'student');
      const ofOther = await refresh(other.cookies.hs_rt);
      await moveClock(700);
      const late = await refresh(member.cookies.hs_rt);

      expect(ofOther.json().data).not.toHaveProperty('reauth');
      expect(late.json().status.code).toBe('200');
      expect(late.json().data).not.toHaveProperty('reauth');
    });

    it('stores only its hash', async () => {
      const { reauthToken } = await reauth();
      const row = await test.db
        .selectFrom('auth_session')
        .selectAll()
        .where('id', '=', member.cookies.hs_rt?.split('.')[0] ?? '')
        .executeTakeFirstOrThrow();

      expect(JSON.stringify(row)).not.toContain(reauthToken);
    });
  });

  it('clears its cookies if it cannot be refreshed', async () => {
    const none = await refresh(undefined);
    const madeUp = await refresh('0199c0de-0000-7000-8000-000000000001.1.secret.mac');

    expect([none.statusCode, none.json().status.code]).toEqual([400, '4011']);
    expect([madeUp.statusCode, madeUp.json().status.code]).toEqual([400, '4011']);
    expect(madeUp.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['hs_rt', ''],
      ['refreshToken', ''],
      ['access_token', ''],
      ['hs_staff', ''],
    ]);
  });

  it('ends when a replaced token is used after the grace period, and notifies its owner', async () => {
    const first = await refresh(member.cookies.hs_rt);
    await moveClock(5);
    const inside = await refresh(member.cookies.hs_rt);
    await moveClock(60);
    const outside = await refresh(member.cookies.hs_rt);
    const newest = await refresh(readCookies(first).hs_rt);
    const mail = await test.db
      .selectFrom('mail_outbox')
      .select('to_addr')
      .where('kind', '=', 'SESSION_REUSED')
      .execute();

    expect([inside.statusCode, inside.json().status.code]).toEqual([200, '4012']);
    expect([outside.statusCode, outside.json().status.code]).toEqual([400, '4011']);
    expect(newest.statusCode).toBe(400);
    expect((await me(member.headers)).statusCode).toBe(400);
    expect(mail).toContainEqual({ to_addr: 'student@demo.example' });
    expect(await listAuditActions(test.db, await findMemberUid(test, 'student'))).toContain('auth.refreshReused');
  });

  it('ends at once with logout, and clears its cookies', async () => {
    const response = await call('POST', '/api/v1/auth/logout');

    expect(response.json().data).toEqual({});
    expect(response.cookies.map(({ value }) => value)).toEqual(['', '', '', '']);
    expect((await me(member.headers)).statusCode).toBe(400);
    expect((await refresh(member.cookies.hs_rt)).statusCode).toBe(400);
  });

  it('ends on all devices with logout-all', async () => {
    const other = await signIn(test, 'student');

    await call('POST', '/api/v1/auth/logout-all');

    expect((await me(other.headers)).statusCode).toBe(400);
    expect(await listAuditActions(test.db, await findMemberUid(test, 'student'))).toContain('auth.endAllSessions');
  });

  it('is listed with its device, and can be ended from another device', async () => {
    const other = await signIn(test, 'student');
    const list = await test.app.inject({ url: '/api/v1/auth/sessions', headers: other.headers });
    const foreign = await test.app.inject({
      url: '/api/v1/auth/sessions',
      headers: { ...other.headers, language: 'CD0000000128' },
    });
    const mine = list.json().data.list.find((item: { currentYn: string }) => item.currentYn === 'Y');
    const sessionId = other.cookies.hs_rt?.split('.')[0];
    const ended = await call('DELETE', `/api/v1/auth/sessions/${sessionId}`);
    const again = await call('DELETE', `/api/v1/auth/sessions/${sessionId}`);

    expect(mine).toMatchObject({ id: sessionId, ip: '127.0.*.*', device: '알 수 없는 기기' });
    expect(foreign.json().data.list[0].device).toBe('unknown device');
    expect(ended.json().status.code).toBe('200');
    expect(again.json().status.code).toBe('4040');
    expect((await me(other.headers)).statusCode).toBe(400);
  });
});
