import { sql } from 'kysely';
import { samplePassword } from '../../../demo/members.ts';
import { readTestSize } from '../../config.ts';
import { requireRaces } from '../../db/testPostgres.ts';
import { hashToken } from '../../domains/identity/session/tokens.ts';
import { report } from '../testWholeApi.ts';
import { type Answer, callApi, type Login, logIn, openSite, type ServerProcess, type Site } from './site.ts';

const isLong = readTestSize() === 'long';
const tokens = isLong ? 40 : 6;
const atOnce = 50;
const races = isLong ? 200 : 20;
const flips = isLong ? 1_000 : 150;

describe('sessions of two processes over one database', () => {
  let site: Site;
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    await requireRaces(site.handle.db);
    first = await site.start();
    second = await site.start();
  });
  afterAll(() => site.close());

  const either = (at: number) => (at % 2 === 0 ? first : second);
  const refresh = (server: ServerProcess, token: string, headers: Record<string, string> = {}) =>
    callApi(server, 'POST /api/v1/auth/refresh', { headers: { cookie: `hs_rt=${token}`, ...headers } });
  const me = (server: ServerProcess, { headers }: Pick<Login, 'headers'>) =>
    callApi(server, 'GET /api/v1/auth/me', { headers });
  const isDead = async (login: Login) =>
    (await me(first, login)).http === 400 &&
    (await me(second, login)).http === 400 &&
    (await refresh(second, login.refresh)).http === 400;
  const moveClock = (seconds: number) =>
    sql`update app_clock set offset_ms = offset_ms + ${seconds * 1000}::bigint`.execute(site.handle.db);
  const countCodes = (answers: readonly Answer[], code: string) => answers.filter((one) => one.code === code).length;

  it('S1: exactly one of 50 concurrent refreshes of a token succeeds, and the others stay signed in', async () => {
    const outcomes: string[] = [];
    for (let at = 0; at < tokens; at += 1) {
      const login = await logIn(either(at));
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => refresh(either(index), login.refresh)),
      );
      const winner = answers.find(({ code }) => code === '200');
      const next = await refresh(either(at), winner?.cookies.hs_rt ?? '');
      outcomes.push(
        `${countCodes(answers, '200')} of ${atOnce}, ${countCodes(answers, '4012')} told, next ${next.code}`,
      );
    }
    report(`S1: ${tokens} tokens, ${tokens * atOnce} refreshes over 2 processes`);

    expect(new Set(outcomes)).toEqual(new Set(['1 of 50, 49 told, next 200']));
  });

  it('S1 control: rotation without comparing allows more than one', async () => {
    const login = await logIn(first);
    const [id = ''] = login.refresh.split('.');
    const { db } = site.handle;
    const isCurrent = async () => {
      const row = await db.selectFrom('auth_session').select('cur_hash').where('id', '=', id).executeTakeFirstOrThrow();
      return row.cur_hash === hashToken(login.refresh);
    };
    // All read before the first one writes, on any machine: the rule without its comparison.
    const reads = await Promise.all(Array.from({ length: 10 }, isCurrent));
    const results = await Promise.all(
      reads.map(async (isRead, at) => {
        if (isRead) {
          await db
            .updateTable('auth_session')
            .set({ cur_hash: `hash ${at}` })
            .where('id', '=', id)
            .execute();
        }
        return isRead;
      }),
    );
    const passed = results.filter(Boolean).length;
    report(`S1 control: without the comparison ${passed} of 10 succeeded`);

    expect(passed).toBeGreaterThan(1);
  });

  it('S2: a token used after the grace period ends its session, in both processes', async () => {
    const login = await logIn(first);
    await refresh(first, login.refresh);
    await moveClock(11);
    const replayed = await refresh(second, login.refresh);

    expect([replayed.http, replayed.code]).toEqual([400, '4011']);
    expect(await isDead(login)).toBe(true);
  });

  it('S3: a token older than the last two ends its session in the same second', async () => {
    const login = await logIn(first);
    const once = await refresh(first, login.refresh);
    const twice = await refresh(second, once.cookies.hs_rt ?? '');
    const replayed = await refresh(second, login.refresh);
    const newest = await refresh(first, twice.cookies.hs_rt ?? '');

    expect([twice.code, replayed.http, newest.http]).toEqual(['200', 400, 400]);
  });

  it('S4: a replaced token stays refused after a restart', async () => {
    const login = await logIn(second);
    const next = await refresh(second, login.refresh);
    await second.stop();
    await moveClock(11);
    second = await site.start();
    const replayed = await refresh(second, login.refresh);

    expect([next.code, replayed.http]).toEqual(['200', 400]);
    expect(await isDead(login)).toBe(true);
  });

  it('S5: no token survives a logout concurrent with a refresh', async () => {
    const alive: string[] = [];
    for (let at = 0; at < races; at += 1) {
      const login = await logIn(first);
      const [renewed] = await Promise.all([
        refresh(either(at), login.refresh),
        callApi(either(at + 1), 'POST /api/v1/auth/logout', { headers: login.headers }),
      ]);
      const token = renewed.data?.accessToken ?? '';
      const after = { headers: { authorization: `Bearer ${token}` }, refresh: renewed.cookies.hs_rt ?? '' };
      if (!(await isDead(login)) || (token !== '' && !(await isDead(after)))) alive.push(login.refresh);
    }
    report(`S5: ${races} logouts against refreshes, ${alive.length} tokens alive`);

    expect(alive).toEqual([]);
  });

  it('S7: a login creates a new session, and ends the one of the sent cookie', async () => {
    const sessionOf = (token = '') => token.split('.')[0];
    const planted = await logIn(first, 'general');
    const kept = await refresh(second, planted.refresh);
    const body = { id: 'general@demo.example', password: samplePassword, keep: 'N' };
    const headers = { cookie: `hs_rt=${kept.cookies.hs_rt}` };
    const { cookies } = await callApi(second, 'POST /api/v1/auth/login', { body, headers });
    const isFixed = (token: string | undefined) => sessionOf(token) === sessionOf(planted.refresh);
    report(
      `S7: control, a refresh, which goes on with its session, is ${isFixed(kept.cookies.hs_rt) ? 'seen' : 'missed'}`,
    );

    expect(isFixed(kept.cookies.hs_rt)).toBe(true);
    expect(isFixed(cookies.hs_rt)).toBe(false);
    expect((await me(first, planted)).http).toBe(400);
    // Same response as for the loser of two refreshes: it keeps the cookie of the login, which may have arrived meanwhile.
    const late = await refresh(first, kept.cookies.hs_rt ?? '');
    expect([late.code, late.cookies]).toEqual(['4012', {}]);
  });

  it('S7: a forged cookie does not end a session', async () => {
    const other = await logIn(first, 'general');
    const [id = '', ...rest] = other.refresh.split('.');
    const body = { id: 'general@demo.example', password: samplePassword, keep: 'N' };
    const cookie = `hs_rt=${id}.${rest.join('.').replaceAll('A', 'B')}x`;
    await callApi(second, 'POST /api/v1/auth/login', { body, headers: { cookie } });

    expect((await me(second, other)).code).toBe('200');
  });

  it('S8: a changed password ends every other session at once, in both processes', async () => {
    const here = await logIn(first, 'faculty');
    const there = await logIn(second, 'faculty');
    const newPassword = 'Sonamu!2027';
    const body = { currentPassword: samplePassword, newPassword, newPasswordConfirm: newPassword };
    const changed = await callApi(first, 'POST /api/v1/mypage/change-password', { headers: here.headers, body });

    expect(changed.code).toBe('200');
    expect(await isDead(there)).toBe(true);
  });

  it('S2 to S10 control: restored sessions are accepted by the same checks', async () => {
    const takeBack = (login: Login) =>
      sql`update auth_session set revoked_at = null where id = ${login.refresh.split('.')[0]}`.execute(site.handle.db);
    const replayed = await logIn(first);
    await refresh(first, replayed.refresh);
    await moveClock(11);
    await refresh(second, replayed.refresh);
    const leaving = await logIn(second);
    await callApi(first, 'POST /api/v1/auth/logout', { headers: leaving.headers });
    const ended = [await isDead(replayed), await isDead(leaving)];
    await Promise.all([replayed, leaving].map(takeBack));
    const alive = [await isDead(replayed), await isDead(leaving)].filter((dead) => !dead).length;
    report(`S2 to S10: control, ${alive} of 2 sessions are alive once their end is taken back`);

    expect(ended).toEqual([true, true]);
    expect(alive).toBe(2);
  });

  it.each([
    ['a second before the idle end', 1_799, 200],
    ['a second after the idle end', 1_801, 400],
  ])('S9: is refreshed or not %s', async (_name, seconds, http) => {
    const login = await logIn(first);
    const [id = ''] = login.refresh.split('.');
    await sql`update auth_session set last_seen_at = app_now() - ${seconds} * interval '1 second'
      where id = ${id}`.execute(site.handle.db);

    expect((await refresh(second, login.refresh)).http).toBe(http);
  });

  it('S9 control: without an idle end the same session is refreshed', async () => {
    const login = await logIn(first);
    const [id = ''] = login.refresh.split('.');
    await sql`update auth_session set last_seen_at = app_now() - interval '1801 seconds', idle_sec = null
      where id = ${id}`.execute(site.handle.db);
    const { http } = await refresh(second, login.refresh);
    report(`S9: control, a session that idled 1,801 s is answered ${http} once its idle end is taken out`);

    expect(http).toBe(200);
  });

  it('S10: a session is listed in another process and ended from there', async () => {
    const stolen = await logIn(first, 'company');
    const owner = await logIn(second, 'company');
    const [id = ''] = stolen.refresh.split('.');
    const { data } = await callApi(second, 'GET /api/v1/auth/sessions', { headers: owner.headers });
    const ended = await callApi(second, `DELETE /api/v1/auth/sessions/${id}`, { headers: owner.headers });

    expect(data.list.map((one: { id: string }) => one.id)).toContain(id);
    expect(ended.code).toBe('200');
    expect(await isDead(stolen)).toBe(true);
  });

  /** Returns true if an access token belongs to another member, or causes a server error. */
  const isStrange = ({ http, code, data }: Answer) =>
    http >= 500 || (code === '200' && data.email !== 'company@demo.example');

  it('S13: a flipped bit never gives another member’s session or a server error', async () => {
    const login = await logIn(first, 'company');
    const strange: string[] = [];
    for (let at = 0; at < flips; at += 1) {
      const bearer = login.headers.authorization?.slice(7) ?? '';
      const place = (at * 7919) % bearer.length;
      const code = bearer.charCodeAt(place) ^ (1 << (at % 7));
      // Skips characters that are invalid in headers, which the client does not send.
      if (code < 33 || code > 126) continue;
      const flipped = bearer.slice(0, place) + String.fromCharCode(code) + bearer.slice(place + 1);
      const asMe = await me(either(at), { headers: { authorization: `Bearer ${flipped}` } });
      const renewed = await refresh(either(at), login.refresh.slice(0, place % 90) + String.fromCharCode(code));
      if (isStrange(asMe) || renewed.http !== 400) strange.push(flipped);
    }
    const other = await me(first, await logIn(first));
    report(`S13: ${flips} bits flipped in each of two tokens, ${strange.length} strange answers`);
    report(`S13: control, the token of another is ${isStrange(other) ? 'found' : 'missed'}`);

    expect(strange).toEqual([]);
    expect(isStrange(other)).toBe(true);
    expect((await me(first, login)).code).toBe('200');
  });

  it('S14: another site can neither log in nor log out nor refresh', async () => {
    const login = await logIn(first, 'company');
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const body = { id: 'company@demo.example', password: samplePassword, keep: 'N' };
    const answers = [
      await callApi(first, 'POST /api/v1/auth/login', { body, headers: foreign }),
      await callApi(first, 'POST /api/v1/auth/logout', { headers: { ...login.headers, ...foreign } }),
      await refresh(first, login.refresh, foreign),
    ];
    const asText = await fetch(new URL('/api/v1/auth/login', first.url), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body),
    });

    const alive = await me(first, login);
    const own = [
      await callApi(first, 'POST /api/v1/auth/login', { body }),
      await refresh(first, login.refresh),
      await callApi(first, 'POST /api/v1/auth/logout', { headers: login.headers }),
    ].map(({ code }) => code);
    report(`S14: control, the same from the site itself is answered ${own.join(', ')}`);

    expect(answers.map(({ code }) => code)).toEqual(['4030', '4030', '4030']);
    expect((await asText.json()).status.code).toBe('4000');
    expect(alive.code).toBe('200');
    expect(own).toEqual(['200', '200', '200']);
  });
});
