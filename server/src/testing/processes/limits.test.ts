import { sql } from 'kysely';
import { samplePassword } from '../../../demo/members.ts';
import { multipartType, toMultipart } from '../../domains/common/files/testUploads.ts';
import { report } from '../testWholeApi.ts';
import { callApi, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const question = { categoryCd: 'ETC', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };

describe('limits shared by two processes', () => {
  let site: Site;
  let servers: ServerProcess[];
  /** The same site without limits. */
  let control: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    const environment = { RATE_LIMITS: 'on' };
    servers = [await site.start(environment), await site.start(environment)];
    control = await site.start();
  });
  afterAll(() => site.close());

  const repeat = async <T>(times: number, call: (server: ServerProcess, at: number) => Promise<T>): Promise<T[]> => {
    const answers: T[] = [];
    for (let at = 0; at < times; at += 1) {
      const server = servers[at % servers.length];
      if (server !== undefined) answers.push(await call(server, at));
    }
    return answers;
  };
  const attempt = (server: ServerProcess, id: string, at: number, password = 'wrong password') =>
    callApi(server, 'POST /api/v1/auth/login', {
      body: { id, password, keep: 'N' },
      // A forged address has no effect, because no proxy is trusted here.
      headers: { 'x-forwarded-for': `203.0.113.${at}` },
    });

  it.each([['general@demo.example'], ['nobody@demo.example']])(
    'allow %s five failures, then block it in both processes',
    async (id) => {
      const codes = (await repeat(6, (server, at) => attempt(server, id, at))).map(({ code }) => code);
      const right = await repeat(2, (server, at) => attempt(server, id, at, samplePassword));

      expect(codes).toEqual(['4201', '4201', '4201', '4201', '4201', '4202']);
      expect(right.map(({ code }) => code)).toEqual(['4202', '4202']);
    },
  );

  it('allow an address 20 failures a minute over all accounts, with any forged address', async () => {
    const answers = await repeat(25, (server, at) => attempt(server, `guess${at}@demo.example`, at));
    const limited = answers.filter(({ code }) => code !== '4201');
    report(`limits: ${answers.length} failed logins of one address, ${limited.length} refused unseen`);

    expect(limited.length).toBeGreaterThanOrEqual(5);
    expect(limited.every(({ http, headers }) => http !== 429 || headers.has('retry-after'))).toBe(true);
  });

  it('send one code a minute to a mailbox', async () => {
    const answers = await repeat(2, (server) =>
      callApi(server, 'POST /api/v1/cert/send-mail?email=new.person@demo.example'),
    );

    expect(answers.map(({ code }) => code)).toEqual(['200', '4104']);
  });

  it('accept ten questions a minute of one member, then 429 with Retry-After', async () => {
    const { headers } = await logIn(control);
    const answers = await repeat(12, (server) => callApi(server, 'POST /api/v1/qna', { headers, body: question }));
    const free = [];
    for (let at = 0; at < 12; at += 1)
      free.push(await callApi(control, 'POST /api/v1/qna', { headers, body: question }));
    report(`limits: control without limits took ${free.filter(({ code }) => code === '200').length} of 12 questions`);

    expect(answers.map(({ http, code }) => `${http} ${code}`)).toEqual([
      ...Array.from({ length: 10 }, () => '200 200'),
      '429 4290',
      '429 4290',
    ]);
    expect(Number(answers[11]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(free.every(({ code }) => code === '200')).toBe(true);
  });

  it('accept thirty uploads an hour of one member, then 429', async () => {
    const { headers } = await logIn(control, 'faculty');
    const body = new Uint8Array(toMultipart([{ name: '자료.csv', bytes: Buffer.from('1,2,3\n') }], { kind: 'attach' }));
    const answers = await repeat(32, async (server) => {
      const response = await fetch(new URL('/file/uploadFile', server.url), {
        method: 'POST',
        headers: { ...headers, 'content-type': multipartType },
        body,
      });
      return `${response.status} ${(await response.json()).status.code}`;
    });
    report(`limits: ${answers.filter((answer) => answer === '200 200').length} of 32 uploads taken`);

    expect(answers).toEqual([...Array.from({ length: 30 }, () => '200 200'), '429 4290', '429 4290']);
  });

  it('allow a member 600 reads a minute over both processes, then 429', async () => {
    const [first, second] = servers;
    if (first === undefined || second === undefined) throw new Error('Two servers are needed.');
    const { headers } = await logIn(control, 'company');
    const read = async (server: ServerProcess, times: number) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => callApi(server, 'GET /api/v1/auth/me', { headers })),
      );
      return answers.map(({ http }) => http);
    };
    const free = (await logIn(control, 'student')).headers;
    const inFirst = await read(first, 400);
    // The processes share their counts once a second.
    await waitFor(async () => (await read(second, 25)).includes(429));
    const refused = await callApi(second, 'GET /api/v1/auth/me', { headers });
    const other = await callApi(second, 'GET /api/v1/auth/me', { headers: free });
    report(`limits: 400 reads in one process, then ${refused.http} in the other; another member ${other.http}`);

    expect(new Set(inFirst)).toEqual(new Set([200]));
    expect([refused.code, refused.headers.has('retry-after'), other.code]).toEqual(['4290', true, '200']);
  });

  it('allow visitors of an address 3,000 reads a minute over both processes, then 429, without affecting members', async () => {
    const [first, second] = servers;
    if (first === undefined || second === undefined) throw new Error('Two servers are needed.');
    const line = 'GET /api/v1/codes/CTPV';
    const read = async (server: ServerProcess, hundreds: number) => {
      const codes: string[] = [];
      for (let at = 0; at < hundreds; at += 1) {
        const answers = await Promise.all(Array.from({ length: 100 }, () => callApi(server, line)));
        codes.push(...answers.map(({ code }) => code));
      }
      return codes;
    };
    const { headers } = await logIn(control, 'office');
    const inFirst = await read(first, 20);
    let refusedAfter = inFirst.length;
    await waitFor(async () => {
      const codes = await read(second, 1);
      refusedAfter += codes.indexOf('4290') < 0 ? codes.length : codes.indexOf('4290');
      return codes.includes('4290');
    });
    const refused = await callApi(second, line);
    const others = [await callApi(second, 'GET /api/v1/auth/me', { headers }), await callApi(control, line)].map(
      ({ code }) => code,
    );
    const { rows } = await sql<{ hits: number }>`select max(hits)::int as hits from rate_counter
      where key like 'read %'`.execute(site.handle.db);
    report(`limits: visitors of an address, 2000 reads in one process, refused after ${refusedAfter} in all`);
    report(`limits: ${rows[0]?.hits} of them counted in the database; control without limits answered ${others[1]}`);

    expect(new Set(inFirst)).toEqual(new Set(['200']));
    expect([refused.http, refused.code, refused.headers.has('retry-after')]).toEqual([429, '4290', true]);
    expect(others).toEqual(['200', '200']);
    expect(rows[0]?.hits).toBeGreaterThan(600);
    // With two processes, at most a tenth above the limit.
    expect(refusedAfter).toBeLessThanOrEqual(3_300);
  });
});
