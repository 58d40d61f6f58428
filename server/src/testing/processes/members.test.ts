import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { samplePassword } from '../../../demo/members.ts';
import { readTestSize } from '../../config.ts';
import { aJoinForm } from '../../domains/identity/join/testJoin.ts';
import { hashPassword } from '../../domains/identity/session/passwords.ts';
import { freeOfSample } from '../../domains/lab/booking/testBookings.ts';
import { report } from '../testWholeApi.ts';
import { callApi, countCodes, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const rounds = readTestSize() === 'long' ? 20 : 4;
const atOnce = 20;
const waitingForLocks = sql<{ count: string }>`select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

describe('members with concurrent requests, over two processes', () => {
  let site: Site;
  let servers: readonly [ServerProcess, ServerProcess];
  beforeAll(async () => {
    site = await openSite();
    servers = [await site.start(), await site.start()];
  });
  afterAll(() => site.close());

  const either = (at: number) => servers[at % 2 === 0 ? 0 : 1];
  const race = (line: string, toOptions: (at: number) => Parameters<typeof callApi>[2], times = atOnce) =>
    Promise.all(Array.from({ length: times }, (_unused, at) => callApi(either(at), line, toOptions(at))));
  const count = async (query: ReturnType<typeof sql<{ count: string }>>) =>
    Number((await query.execute(site.handle.db)).rows[0]?.count);

  const readMail = async (to: string): Promise<string> => {
    const response = await fetch(new URL(`/dev/outbox?to=${encodeURIComponent(to)}`, servers[0].url), {
      headers: { accept: 'application/json' },
    });
    const [mail] = (await response.json()) as { text: string }[];
    return mail?.text ?? '';
  };
  const sendCode = async (email: string): Promise<string> => {
    await callApi(servers[0], `POST /api/v1/cert/send-mail?email=${encodeURIComponent(email)}`);
    return /인증번호: (\d{6})/.exec(await readMail(email))?.[1] ?? '';
  };
  const proveMailbox = async (email: string): Promise<string> => {
    const body = { email, code: await sendCode(email), purpose: 'JOIN' };
    return (await callApi(servers[0], 'POST /api/v1/cert/check', { body })).data.certToken;
  };
  const proveIdentity = async (headers: Readonly<Record<string, string>>): Promise<string> => {
    const body = { password: samplePassword };
    return (await callApi(servers[0], 'POST /api/v1/auth/reauth', { headers, body })).data.reauthToken;
  };

  it('exchange a code for one token', async () => {
    const outcomes: Record<string, number>[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const email = `code${at}@race.example`;
      const body = { email, code: await sendCode(email), purpose: 'JOIN' };
      // Five, because a code has five tries.
      outcomes.push(countCodes(await race('POST /api/v1/cert/check', () => ({ body }), 5)));
    }
    report(`races: ${rounds} codes typed five times at once`);

    // The others get that it was used, or that its tries are used up.
    expect(outcomes.map((codes) => codes['200'])).toEqual(Array.from({ length: rounds }, () => 1));
  });

  it('control: a code that is read before it is used makes several tokens', async () => {
    await sendCode('control@race.example');
    const { db } = site.handle;
    const takeBlindly = async () => {
      const { rows } = await sql<{ cert_uid: string }>`select cert_uid from cert_code
        where email = 'control@race.example' and used_at is null`.execute(db);
      const [code] = rows;
      if (code === undefined) return false;
      await sql`select pg_sleep(0.5)`.execute(db);
      await sql`update cert_code set used_at = app_now() where cert_uid = ${code.cert_uid}`.execute(db);
      return true;
    };
    const used = (await Promise.all(Array.from({ length: 5 }, takeBlindly))).filter(Boolean).length;
    report(`races: control without the comparison used one code ${used} of 5 times`);

    expect(used).toBeGreaterThan(1);
  });

  it('create one account for one token, and for one address', async () => {
    const ofToken: Record<string, number>[] = [];
    const ofAddress: Record<string, number>[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const certToken = await proveMailbox(`token${at}@race.example`);
      ofToken.push(countCodes(await race('POST /api/v1/join', () => ({ body: { ...aJoinForm, certToken } }), 10)));
      const tokens: string[] = [];
      for (let token = 0; token < 4; token += 1) tokens.push(await proveMailbox(`address${at}@race.example`));
      const toOptions = (index: number) => ({ body: { ...aJoinForm, certToken: tokens[index] } });
      ofAddress.push(countCodes(await race('POST /api/v1/join', toOptions, tokens.length)));
    }
    const made = await count(sql`select count(*) from member where email like '%@race.example'`);
    report(`races: ${rounds} tokens of ten joins, ${rounds} addresses of four joins, ${made} accounts`);

    expect(ofToken).toEqual(Array.from({ length: rounds }, () => ({ '200': 1, '4102': 9 })));
    expect(ofAddress).toEqual(Array.from({ length: rounds }, () => ({ '200': 1, '4090': 3 })));
    expect(made).toBe(2 * rounds);
  });

  it('sign in once with a temporary password', async () => {
    const outcomes: Record<string, number>[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const temporary = `Temp-48${at}1-xyz`;
      const hash = await hashPassword(temporary);
      await sql`update member set temp_pw_hash = ${hash}, temp_pw_exp = app_now() + interval '1 day'
        where email = 'faculty@demo.example'`.execute(site.handle.db);
      const body = { id: 'faculty@demo.example', password: temporary, keep: 'N' };
      outcomes.push(countCodes(await race('POST /api/v1/auth/login', () => ({ body }), 10)));
    }
    report(`races: ${rounds} temporary passwords typed ten times at once`);

    expect(outcomes).toEqual(Array.from({ length: rounds }, () => ({ '200': 1, '4201': 9 })));
  });

  it('leave once', async () => {
    const { rows } = await sql<{ email: string; member_uid: string }>`select email, member_uid from member
      where state = 'ACTIVE' and role = 'MEMBER' and email similar to '(student|general)[0-9]{2}@%'
        order by email limit ${rounds}`.execute(site.handle.db);
    await freeOfSample(
      site.handle.db,
      rows.map(({ member_uid }) => member_uid),
    );
    const outcomes: string[] = [];
    for (const { email } of rows) {
      const { data } = await callApi(servers[0], 'POST /api/v1/auth/login', {
        body: { id: email, password: samplePassword, keep: 'N' },
      });
      const headers = { authorization: `Bearer ${data.accessToken}` };
      const proof = { ...headers, 'x-reauth': await proveIdentity(headers) };
      const body = { reasonCd: 'RARELY', password: samplePassword };
      const answers = await race('PATCH /api/v1/mypage/sign-out', () => ({ headers: proof, body }), 10);
      const mails = await count(sql`select count(*) from mail_outbox where to_addr = ${email} and kind = 'LEFT'`);
      outcomes.push(`${countCodes(answers)['200']} of 10, ${mails} mail`);
    }
    const logged = await count(sql`select count(*) from leave_log where at > app_now() - interval '1 hour'`);
    report(`races: ${rows.length} members leave ten times at once, ${logged} entries`);

    expect(outcomes).toEqual(Array.from({ length: rounds }, () => '1 of 10, 1 mail'));
    expect(logged).toBe(rounds);
  });

  const qna = {
    categoryCd: 'EQUIP',
    title: '늦은 질문',
    content: '늦은 글',
    privateYn: 'Y',
    imageUids: [],
    fileUids: [],
  };
  const review = { star: 5, content: '늦게 쓴 후기입니다. 전망이 좋습니다.', imageUids: [] };
  const inquiry = { categoryCd: 'USE', title: '늦은 문의', content: '늦은 글', fileUids: [], privateYn: 'Y' };

  it.each([
    ['a question', 'POST /api/v1/qna', qna],
    ['the draft of a question', 'PUT /api/v1/qna/draft', qna],
    ['a comment', 'POST /api/v1/comments', { refType: 'QNA', refUid: '{question}', content: '늦은 댓글' }],
    ['a review', 'POST /api/v1/review', { rsvtUid: randomUUID(), ...review }],
    ['an inquiry', 'POST /api/v1/inquiry/insertInquiry', inquiry],
    ['the draft of an application', 'POST /api/v1/apply/draft', { kind: 'TECH', refUid: '', values: {}, step: 1 }],
  ])('write nothing while they leave: %s', async (_what, line, body) => {
    const { headers } = await logIn(servers[0], 'general');
    const question = await callApi(servers[0], 'POST /api/v1/qna', { headers, body: { ...qna, privateYn: 'N' } });
    const text = JSON.stringify(body).replace('{question}', question.data.qnaUid);
    const setState = (db: typeof site.handle.db, state: string) =>
      sql`update member set state = ${state} where email = 'general@demo.example'`.execute(db);
    let answered = false;
    // The request arrives while the withdrawal is running.
    const answer = await site.handle.db.transaction().execute(async (trx) => {
      await setState(trx, 'LEFT');
      const pending = callApi(servers[0], line, { headers, body: JSON.parse(text) }).finally(() => {
        answered = true;
      });
      await waitFor(async () => answered || (await count(waitingForLocks)) > 0);
      return { pending };
    });
    const { code } = await answer.pending;
    await setState(site.handle.db, 'ACTIVE');

    expect(code).toBe('4011');
  });

  it('never transfer a company to a member who has left', async () => {
    const outcomes: string[] = [];
    for (let at = 0; at < rounds; at += 1) {
      const number = String(9_990_000_000 + at);
      const members = [];
      for (const name of ['one', 'two', 'three']) {
        const email = `${name}${at}@company-race.example`;
        const certToken = await proveMailbox(email);
        const joined = await callApi(servers[0], 'POST /api/v1/join', { body: { ...aJoinForm, certToken } });
        await sql`update member set pw_hash = (select pw_hash from member where email = 'student@demo.example')
          where member_uid = ${joined.data.memberUid}`.execute(site.handle.db);
        await sql`insert into company (biz_no, nm, manager_uid) values (${number}, '경주', ${joined.data.memberUid})
          on conflict (biz_no) do nothing`.execute(site.handle.db);
        await sql`insert into member_company (member_uid, biz_no, nm)
          values (${joined.data.memberUid}, ${number}, '경주')`.execute(site.handle.db);
        const { headers } = await logIn(servers[0], email);
        members.push({ uid: joined.data.memberUid, headers: { ...headers, 'x-reauth': await proveIdentity(headers) } });
      }
      const [one, two, three] = members;
      const leave = (server: ServerProcess, member: typeof one) =>
        callApi(server, 'PATCH /api/v1/mypage/sign-out', {
          headers: member?.headers ?? {},
          body: { reasonCd: 'RARELY', password: samplePassword },
        });
      // Concurrently the person in charge transfers to the second, and both leave.
      await Promise.all([
        callApi(servers[0], 'PATCH /api/v1/mypage/company/charge', {
          headers: one?.headers ?? {},
          body: { memberUid: two?.uid },
        }),
        leave(servers[1], two),
        leave(servers[0], one),
      ]);
      const { rows } = await sql<{
        manager_uid: string;
      }>`select manager_uid from company where biz_no = ${number}`.execute(site.handle.db);
      outcomes.push(rows[0]?.manager_uid === three?.uid ? 'the third' : `${rows[0]?.manager_uid}`);
    }
    report(`races: ${rounds} companies whose two members leave while the charge is handed over`);

    expect(outcomes).toEqual(Array.from({ length: rounds }, () => 'the third'));
  });
});
