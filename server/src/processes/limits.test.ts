import { report } from '../everyCall/wholeApi.ts';
import { samplePassword } from '../sample/members.ts';
import { callApi, logIn, openSite, type ServerProcess, type Site } from './site.ts';

const question = { categoryCd: 'ETC', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };

describe('limits that two processes share', () => {
  let site: Site;
  let servers: ServerProcess[];
  beforeAll(async () => {
    site = await openSite();
    const environment = { RATE_LIMITS: 'on' };
    servers = [await site.start(environment), await site.start(environment)];
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
      // A made-up address changes nothing: no proxy is trusted here.
      headers: { 'x-forwarded-for': `203.0.113.${at}` },
    });

  it.each([['general@demo.example'], ['nobody@demo.example']])(
    'let %s fail five times, then make it wait, in either process',
    async (id) => {
      const codes = (await repeat(6, (server, at) => attempt(server, id, at))).map(({ code }) => code);
      const right = await repeat(2, (server, at) => attempt(server, id, at, samplePassword));

      expect(codes).toEqual(['4201', '4201', '4201', '4201', '4201', '4202']);
      expect(right.map(({ code }) => code)).toEqual(['4202', '4202']);
    },
  );

  it('let an address fail 20 times a minute over all accounts, whatever address it claims', async () => {
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

  it('take ten questions a minute of one member, then 429 with Retry-After', async () => {
    const control = await site.start();
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
});
