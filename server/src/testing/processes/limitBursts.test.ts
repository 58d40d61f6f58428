import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { samplePassword } from '../../../demo/members.ts';
import { report } from '../testWholeApi.ts';
import { type Answer, callApi, countCodes, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const question = { categoryCd: 'ETC', title: '문의', content: '내용', privateYn: 'N', imageUids: [], fileUids: [] };

describe('limits under a burst of parallel requests', () => {
  let site: Site;
  let servers: ServerProcess[];
  let control: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    servers = [await site.start(environment), await site.start(environment)];
    control = await site.start();
  });
  afterAll(() => site.close());
  let minute = 0;
  beforeEach(async () => {
    // Far from the end of a window, so that no new one starts.
    minute += 1;
    const now = `2026-11-23T10:${String(minute).padStart(2, '0')}:05+09:00`;
    await callApi(control, 'POST /dev/clock', { body: { now } });
  });

  /** Sends all requests concurrently, alternating between both processes. */
  const burst = async (title: string, times: number, call: (server: ServerProcess, at: number) => Promise<Answer>) => {
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => call(servers[at % servers.length] ?? control, at)),
    );
    report(`limits: ${times} parallel calls, ${title}: ${JSON.stringify(countCodes(answers))}`);
    return countCodes(answers);
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attempt = (server: ServerProcess, id: string, address: string, password = 'wrong password') =>
    callApi(server, 'POST /api/v1/auth/login', { body: { id, password, keep: 'N' }, headers: from(address) });

  it('allow an address 20 failures in 60 logins to different accounts', async () => {
    const counts = await burst('logins of one address', 60, (server, at) =>
      attempt(server, `burst${at}@demo.example`, '203.0.113.1'),
    );

    expect(counts).toEqual({ 4201: 20, 4202: 40 });
  });

  it.each([['faculty@demo.example'], ['stranger@demo.example']])('allow 5 guesses of 60 for %s', async (id) => {
    const counts = await burst(`guesses at ${id}`, 60, (server, at) => attempt(server, id, `203.0.113.${100 + at}`));

    expect(counts).toEqual({ 4201: 5, 4202: 55 });
  });

  it('release the place of a successful login', async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 25; at += 1) {
      answers.push(await attempt(servers[at % 2] ?? control, 'general@demo.example', '203.0.113.2', samplePassword));
    }

    expect(countCodes(answers)).toEqual({ 200: 25 });
  });

  it('mail 20 of 60 codes requested by one address', async () => {
    const counts = await burst('mail codes of one address', 60, (server, at) =>
      callApi(server, `POST /api/v1/cert/send-mail?email=burst${at}@mail.example`, { headers: from('203.0.113.3') }),
    );

    expect(counts).toEqual({ 200: 20, 4290: 40 });
  });

  const findPassword = (server: ServerProcess, email: string, headers: Record<string, string>) =>
    callApi(server, 'POST /api/v1/auth/find-pw', { body: { name: names[email], email }, headers });
  const names: Record<string, string> = {
    'student@demo.example': '윤서린',
    'company@demo.example': '한가람',
  };
  /** Returns the cookie of a browser with an earlier login of the member. */
  const toDevice = async (id: string) => {
    const body = { id, password: samplePassword, keep: 'N' };
    const { headers } = await callApi(control, 'POST /api/v1/auth/login', { body });
    return (
      headers
        .getSetCookie()
        .find((cookie) => cookie.includes('hs_dev='))
        ?.split(';', 1)[0] ?? ''
    );
  };

  it('mail ten temporary passwords a day to one mailbox for 200 addresses, and one more for its owner’s device', async () => {
    const email = 'student@demo.example';
    const cookie = await toDevice(email);
    const counts = await burst('temporary passwords of one mailbox', 200, (server, at) =>
      findPassword(server, email, from(`198.51.100.${at}`)),
    );
    const owner = { ...from('203.0.113.50'), cookie };
    const own = [
      await findPassword(control, email, owner),
      ...(await Promise.all(servers.map((server) => findPassword(server, email, owner)))),
    ];

    expect(counts).toEqual({ 200: 10, 4290: 190 });
    expect(own.map(({ code }) => code).sort()).toEqual(['200', '200', '4290']);
  });

  it('mail five temporary passwords an hour for one stranger, and leave some for the owner', async () => {
    const email = 'company@demo.example';
    const counts = await burst('temporary passwords for one stranger', 40, (server) =>
      findPassword(server, email, from('203.0.113.60')),
    );
    const [server = control] = servers;
    const owner = await findPassword(server, email, from('203.0.113.61'));

    expect(counts).toEqual({ 200: 5, 4290: 35 });
    expect(owner.code).toBe('200');
  });

  it('count the mails of a mailbox only if sent', async () => {
    const [server = control] = servers;
    const strangers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        callApi(server, 'POST /api/v1/auth/find-pw', {
          body: { name: '모르는이', email: 'general@demo.example' },
          headers: from(`198.51.100.${at}`),
        }),
      ),
    );
    const owner = await callApi(server, 'POST /api/v1/cert/send-mail?email=general@demo.example', {
      body: { purpose: 'FIND' },
      headers: from('203.0.113.70'),
    });

    expect(strangers.some(({ code }) => code === '200')).toBe(true);
    expect(owner.code).toBe('200');
  });

  it('do not let strangers use up codes and tries of a mailbox’s owner', async () => {
    const email = 'faculty@demo.example';
    const [server = control] = servers;
    const send = (headers: Record<string, string>) =>
      callApi(server, `POST /api/v1/cert/send-mail?email=${email}`, { body: { purpose: 'FIND' }, headers });
    const check = (code: string, headers: Record<string, string>) =>
      callApi(server, 'POST /api/v1/cert/check', { body: { email, code, purpose: 'FIND' }, headers });
    const owner = { ...from('203.0.113.80'), cookie: await toDevice(email) };

    const strangers = await Promise.all(Array.from({ length: 4 }, () => send(from('203.0.113.81'))));
    const sent = await send(owner);
    const mail = await site.handle.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('to_addr', '=', email)
      .where('kind', '=', 'CERT_CODE')
      .orderBy('mail_uid', 'desc')
      .executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(mail.body_text)?.[0] ?? '';
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => check(code === '000000' ? '000001' : '000000', from(`192.0.2.${at}`))),
    );
    const refused = await check(code, from('203.0.113.82'));
    const right = await check(code, owner);

    expect(countCodes(strangers)).toEqual({ 200: 1, 4104: 3 });
    expect(sent.code).toBe('200');
    expect(countCodes(guesses)['4101']).toBe(4);
    expect([refused.code, right.code]).toEqual(['4103', '200']);
  });

  it('search the id of one name 5 times of 40 for an address, and continue for others', async () => {
    const body = { name: '아무개', tel1: '010', tel2: '0000', tel3: '0000' };
    const find = (server: ServerProcess, address: string) =>
      callApi(server, 'POST /api/v1/auth/find-id', { body, headers: from(address) });
    const counts = await burst('ids of one name', 40, (server) => find(server, '192.0.2.1'));
    const others = await burst('ids of one name from 40 addresses', 40, (server, at) => find(server, `198.18.0.${at}`));

    expect(counts).toEqual({ 200: 5, 4290: 35 });
    expect(others).toEqual({ 200: 40 });
  });

  it('count the addresses of one IPv6 network together', async () => {
    const counts = await burst('logins of one network', 60, (server, at) =>
      attempt(server, `burst6${at}@demo.example`, `2001:db8:7:7::${at.toString(16)}`),
    );

    expect(counts).toEqual({ 4201: 20, 4202: 40 });
  });

  it('start 60 social logins of an address', async () => {
    const [server = control] = servers;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(new URL('/api/v1/auth/sns/naver/start', server.url), {
          redirect: 'manual',
          headers: from('203.0.113.90'),
        }),
      ),
    );
    const isBegun = (response: Response) => response.headers.get('location')?.includes('reason=down') === false;

    expect(answers.filter(isBegun)).toHaveLength(60);
  });

  it('store 600 reports of an address', async () => {
    const { db } = site.handle;
    const countEvents = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from telemetry_event`.execute(db)).rows[0]?.n ?? 0;
    const before = await countEvents();
    const report = { 'csp-report': { 'violated-directive': 'script-src', 'document-uri': 'https://x.example/' } };
    await burst('reports of one address', 650, (server) =>
      callApi(server, 'POST /api/v1/csp-report', { body: report, headers: from('203.0.113.91') }),
    );

    expect((await countEvents()) - before).toBe(600);
  });

  it('count a keyword once for an address', async () => {
    const { db } = site.handle;
    const search = (server: ServerProcess, address: string) =>
      callApi(server, `GET /api/v1/main/main?searchKeyword=${encodeURIComponent('공고')}`, { headers: from(address) });
    const countSearches = async () => {
      const row = sql<{ cnt: number }>`select search_cnt::int as cnt from search_term where term = '공고'`;
      return (await row.execute(db)).rows[0]?.cnt ?? 0;
    };
    const before = await countSearches();
    await burst('searches for one word', 40, (server) => search(server, '203.0.113.92'));
    const [server = control] = servers;
    await search(server, '203.0.113.93');
    // Keywords are counted after the response.
    await waitFor(async () => (await countSearches()) - before >= 2);
    await delay(500);

    expect((await countSearches()) - before).toBe(2);
  });

  it('check the current password of a member 10 times of 40', async () => {
    const { headers } = await logIn(control, 'company');
    const body = { currentPassword: 'Wrong!2026', newPassword: 'Another!4826', newPasswordConfirm: 'Another!4826' };
    const counts = await burst('guesses at the current password', 40, (server) =>
      callApi(server, 'POST /api/v1/mypage/change-password', { headers, body }),
    );

    expect(counts).toEqual({ 4221: 10, 4290: 30 });
  });

  it('allow 10 of 40 password confirmations of a member', async () => {
    const { headers } = await logIn(control, 'faculty');
    const counts = await burst('guesses at the confirmation of a password', 40, (server) =>
      callApi(server, 'POST /api/v1/auth/reauth', { headers, body: { password: 'Wrong!2026' } }),
    );

    expect(counts).toEqual({ 4221: 10, 4290: 30 });
  });

  it('mail ten codes a day to one mailbox for 200 addresses', async () => {
    const counts = await burst('codes of one mailbox', 200, (server, at) =>
      callApi(server, 'POST /api/v1/cert/send-mail?email=flood@mail.example', { headers: from(`198.51.101.${at}`) }),
    );

    expect(counts).toEqual({ 200: 10, 4105: 190 });
  });

  it('accept 10 of 40 comments of a member', async () => {
    const { headers } = await logIn(control, 'student');
    const asked = await callApi(control, 'POST /api/v1/qna', { headers, body: question });
    const body = { refType: 'QNA', refUid: asked.data.qnaUid, content: '댓글' };
    const counts = await burst('comments of one member', 40, (server) =>
      callApi(server, 'POST /api/v1/comments', { headers, body }),
    );

    expect(counts).toEqual({ 200: 10, 4290: 30 });
  });

  it('control: checking first and counting afterwards lets a burst through', async () => {
    const { db } = site.handle;
    const limit = 20;
    const checkThenCount = async (): Promise<boolean> => {
      const found = await sql<{ hits: number }>`select hits from rate_counter where key = 'control'`.execute(db);
      if ((found.rows[0]?.hits ?? 0) >= limit) return false;
      await sql`insert into rate_counter (key, window_start, hits) values ('control', '2026-11-23T01:00:00Z', 1)
        on conflict (key, window_start) do update set hits = rate_counter.hits + 1`.execute(db);
      return true;
    };
    const passed = (await Promise.all(Array.from({ length: 60 }, checkThenCount))).filter(Boolean).length;
    report(`limit bursts: control that checks first let ${passed} of 60 through a limit of ${limit}`);

    expect(passed).toBeGreaterThan(limit);
  });
});
