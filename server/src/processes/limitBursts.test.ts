import { sql } from 'kysely';
import { report } from '../everyCall/wholeApi.ts';
import { samplePassword } from '../sample/members.ts';
import { type Answer, callApi, logIn, openSite, type ServerProcess, type Site } from './site.ts';

const question = { categoryCd: 'ETC', title: '문의', content: '내용', privateYn: 'N', imageUids: [], fileUids: [] };

/** How many answers have each code. */
function countCodes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe('limits under a burst of parallel calls', () => {
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
    // Far from the end of a window, where the next one begins.
    minute += 1;
    const now = `2026-11-23T10:${String(minute).padStart(2, '0')}:05+09:00`;
    await callApi(control, 'POST /dev/clock', { body: { now } });
  });

  /** Sends all calls at once, to both processes in turn. */
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

  it('let an address fail 20 of 60 logins over different accounts', async () => {
    const counts = await burst('logins of one address', 60, (server, at) =>
      attempt(server, `burst${at}@demo.example`, '203.0.113.1'),
    );

    expect(counts).toEqual({ 4201: 20, 4202: 40 });
  });

  it.each([['faculty@demo.example'], ['stranger@demo.example']])('let %s be guessed 5 times of 60', async (id) => {
    const counts = await burst(`guesses at ${id}`, 60, (server, at) => attempt(server, id, `203.0.113.${100 + at}`));

    expect(counts).toEqual({ 4201: 5, 4202: 55 });
  });

  it('give the place of a login back that succeeds', async () => {
    const answers: Answer[] = [];
    for (let at = 0; at < 25; at += 1) {
      answers.push(await attempt(servers[at % 2] ?? control, 'general@demo.example', '203.0.113.2', samplePassword));
    }

    expect(countCodes(answers)).toEqual({ 200: 25 });
  });

  it('mail 20 of 60 codes that one address asks for', async () => {
    const counts = await burst('mail codes of one address', 60, (server, at) =>
      callApi(server, `POST /api/v1/cert/send-mail?email=burst${at}@mail.example`, { headers: from('203.0.113.3') }),
    );

    expect(counts).toEqual({ 200: 20, 4290: 40 });
  });

  it('mail a temporary password to one mailbox 5 times of 40', async () => {
    const counts = await burst('temporary passwords of one mailbox', 40, (server, at) =>
      callApi(server, 'POST /api/v1/auth/find-pw', {
        body: { name: '윤서린', email: 'student@demo.example' },
        headers: from(`198.51.100.${at}`),
      }),
    );

    expect(counts).toEqual({ 200: 5, 4290: 35 });
  });

  it('look for the id of one name 5 times of 40', async () => {
    const body = { name: '아무개', tel1: '010', tel2: '0000', tel3: '0000' };
    const counts = await burst('ids of one name', 40, (server, at) =>
      callApi(server, 'POST /api/v1/auth/find-id', { body, headers: from(`192.0.2.${at}`) }),
    );

    expect(counts).toEqual({ 200: 5, 4290: 35 });
  });

  it('check the current password of a member 10 times of 40', async () => {
    const { headers } = await logIn(control, 'company');
    const body = { currentPassword: 'Wrong!2026', newPassword: 'Another!4826', newPasswordConfirm: 'Another!4826' };
    const counts = await burst('guesses at the current password', 40, (server) =>
      callApi(server, 'POST /api/v1/mypage/change-password', { headers, body }),
    );

    expect(counts).toEqual({ 4221: 10, 4290: 30 });
  });

  it('take 10 of 40 comments of a member', async () => {
    const { headers } = await logIn(control, 'student');
    const asked = await callApi(control, 'POST /api/v1/qna', { headers, body: question });
    const body = { refType: 'QNA', refUid: asked.data.qnaUid, content: '댓글' };
    const counts = await burst('comments of one member', 40, (server) =>
      callApi(server, 'POST /api/v1/comments', { headers, body }),
    );

    expect(counts).toEqual({ 200: 10, 4290: 30 });
  });

  it('find what they look for: checking first and counting afterwards lets a burst through', async () => {
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
