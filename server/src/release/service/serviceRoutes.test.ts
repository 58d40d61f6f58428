import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { sendTo, setUpTestApp, signIn } from '../../testing/testApp.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Received[] = [];
let answer: (request: IncomingMessage, reply: ServerResponse) => void;

const sendJson = (reply: ServerResponse, value: unknown, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'own=1' }).end(JSON.stringify(value));

const service = createServer((request, reply) => {
  void text(request).then((body) => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, reply);
  });
}).listen(0, '127.0.0.1');
await once(service, 'listening');
const { port } = service.address() as AddressInfo;

const test = setUpTestApp({
  sample: true,
  environment: {
    PUBLIC_URL: 'https://haesol.example',
    REMOTE_SERVICES: `mf-lectures=http://127.0.0.1:${port}/v1/,mf-dead=http://127.0.0.1:1`,
  },
});

beforeEach(() => {
  received.length = 0;
  answer = (_request, reply) => void sendJson(reply, { list: ['강좌'] });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
});

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  sendTo(test.app, 'GET', url, undefined, { headers });
const courses = '/api/x/mf-lectures/courses';

/** Checks the token that the service got, as a service does. */
async function verify(token = received[0]?.headers.authorization) {
  const keys = createLocalJWKSet((await ask('/.well-known/jwks.json')).json());
  const options = {
    issuer: 'https://haesol.example',
    audience: 'mf-lectures',
    currentDate: await test.context.clock.now(),
  };
  return jwtVerify(String(token).replace('Bearer ', ''), keys, options);
}

describe('calls of a team’s own service', () => {
  it('are answered by it, in the envelope of the site', async () => {
    const response = await ask(`${courses}?page=2&word=${encodeURIComponent('가&나')}`);

    expect(response).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
    expect(response.json()).toEqual({ status: expect.objectContaining({ code: '200' }), data: { list: ['강좌'] } });
    expect(received).toMatchObject([
      { method: 'GET', url: `/v1/courses?page=2&word=${encodeURIComponent('가&나')}`, body: '' },
    ]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('carry the member in a token that the keys of the site prove', async () => {
    const { headers } = await signIn(test, 'student');
    const { member_uid: memberUid } = await test.db
      .selectFrom('member')
      .select('member_uid')
      .where('email', '=', 'student@demo.example')
      .executeTakeFirstOrThrow();

    const response = await ask(courses, headers);
    const { payload, protectedHeader } = await verify();

    expect(response.headers['cache-control']).toBe('no-store');
    expect(payload).toMatchObject({ sub: memberUid, role: 'MEMBER', jti: response.headers['x-request-id'] });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
    expect(protectedHeader.alg).toBe('EdDSA');
    // The service cannot act as the member with it.
    expect(
      (await ask('/api/v1/mypage/logins', { authorization: String(received[0]?.headers.authorization) })).json(),
    ).toMatchObject({
      status: { code: '4011' },
    });
  });

  it('carry a token without a subject for visitors', async () => {
    await ask(courses);

    expect((await verify()).payload).not.toHaveProperty('sub');
  });

  it('refuse a session that has ended, before the service is asked', async () => {
    expect((await ask(courses, { authorization: 'Bearer forged' })).json().status.code).toBe('4011');
    expect(received).toEqual([]);
  });

  it('pass a body and the key of a repeated write', async () => {
    answer = (_request, reply) => void sendJson(reply, { id: 7 }, 201);
    const headers = { 'idempotency-key': 'a1b2c3d4-once' };

    const response = await sendTo(test.app, 'POST', courses, { title: '새 강좌' }, { headers });

    expect(response.json().data).toEqual({ id: 7 });
    expect(received).toMatchObject([
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"title":"새 강좌"}' },
    ]);
  });

  it('take nothing of the browser along: no cookie, no forged or hop-by-hop header', async () => {
    await sendTo(test.app, 'GET', courses, undefined, {
      cookies: { hs_rt: 'secret' },
      headers: {
        connection: 'close, x-request-id',
        'x-forwarded-for': '10.0.0.1',
        'x-haesol-member': 'admin',
        te: 'trailers',
        referer: 'https://haesol.example/lectures',
      },
    });

    expect(Object.keys(received[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'connection',
      'host',
      'language',
      'sec-fetch-mode',
      'user-agent',
      'x-request-id',
    ]);
    expect(received[0]?.headers.host).toBe(`127.0.0.1:${port}`);
  });
});

describe('a path of a team’s service', () => {
  it.each([
    '../admin',
    'a/../../admin',
    'a/%2e%2e/%2e%2e/admin',
    '%2e%2e%2fadmin',
    'a%2fb',
    'a%5cb',
    'a//b',
    './a',
    'a%00',
    '/127.0.0.1:1/x',
    '@127.0.0.1:1/',
    'a/',
    '',
  ])('cannot be %s', async (path) => {
    const { statusCode } = await ask(`/api/x/mf-lectures/${path}`);

    expect([200, 404]).toContain(statusCode);
    for (const { url, headers } of received) {
      expect(url).toMatch(/^\/v1\/[^.]/);
      expect(headers.host).toBe(`127.0.0.1:${port}`);
    }
  });

  it('stays one segment where it is encoded twice', async () => {
    await ask('/api/x/mf-lectures/%252e%252e');

    expect(received).toMatchObject([{ url: '/v1/%252e%252e' }]);
  });

  it('is refused as the address of another host, on the wire', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const host = `http://127.0.0.1:${port}`;
    for (const target of [`${host}${courses}`, `${host}/api/x/mf-lectures/../../secret`, `${host}/secret`]) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toContain('"code":"4040"');
    }
    expect(received).toEqual([]);
  });

  it.each(['mf-other', 'toString', '__proto__', 'mf-lectures.evil'])('is unknown for %s', async (remoteId) => {
    expect((await ask(`/api/x/${remoteId}/courses`)).json().status.code).toBe('4040');
    expect(received).toEqual([]);
  });
});

describe('refusals of a team’s service', () => {
  it.each([
    [404, '4040', 200],
    [403, '4030', 200],
    [401, '4030', 200],
    [409, '4405', 200],
    [429, '4290', 429],
  ])('with status %i is %s of the site, with the message of the service', async (status, code, http) => {
    answer = (_request, reply) => void sendJson(reply, { message: '강좌가 없습니다.' }, status);

    const response = await ask(courses);

    expect(response.statusCode).toBe(http);
    expect(response.json().status).toEqual({ code, message: '강좌가 없습니다.' });
  });

  it('name fields', async () => {
    answer = (_request, reply) =>
      void sendJson(reply, { fieldErrors: [{ field: 'title', message: '제목을 입력해 주세요.' }] }, 422);

    expect((await sendTo(test.app, 'POST', courses, {})).json()).toMatchObject({
      status: { code: '4000' },
      data: { fieldErrors: [{ field: 'title', message: '제목을 입력해 주세요.' }] },
    });
  });
});

describe('a team’s service that fails', () => {
  const html = (_request: IncomingMessage, reply: ServerResponse) =>
    void reply.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>');
  const redirect = (_request: IncomingMessage, reply: ServerResponse) =>
    void reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  const broken = (_request: IncomingMessage, reply: ServerResponse) =>
    void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"list":');
  const large = (_request: IncomingMessage, reply: ServerResponse) => void sendJson(reply, 'x'.repeat(1_100_000));
  const error = (_request: IncomingMessage, reply: ServerResponse) => void sendJson(reply, { stack: 'secret' }, 500);
  const half = (_request: IncomingMessage, reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{');
    setTimeout(() => reply.destroy(), 20);
  };

  it.each([
    ['sends a page', html],
    ['redirects', redirect],
    ['sends broken JSON', broken],
    ['sends more than 1 MiB', large],
    ['fails itself', error],
    ['breaks off', half],
  ])('is a 502 of its remote if it %s', async (_what, act) => {
    answer = act;

    const response = await ask(courses);

    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({ status: { code: '5000', message: expect.any(String) }, data: null });
    expect(response.body).not.toContain('secret');
    expect(received).toHaveLength(1);
  });

  it('is a 502 of its remote if nothing listens there', async () => {
    expect((await ask('/api/x/mf-dead/courses')).statusCode).toBe(502);
  });

  it('is a 504 of its remote after 5 s, while others go on, and 50 calls at most wait for it', async () => {
    const open: ServerResponse[] = [];
    answer = (_request, reply) => void open.push(reply);

    const slow = Array.from({ length: 51 }, () => ask(courses));
    const refused = await Promise.race(slow);

    expect(refused.statusCode).toBe(503);
    expect((await ask('/api/x/mf-dead/courses')).statusCode).toBe(502);
    const startedAt = performance.now();
    expect((await ask('/.well-known/jwks.json')).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    const statuses = (await Promise.all(slow)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([503, ...Array.from({ length: 50 }, () => 504)]);
    for (const reply of open) reply.destroy();

    answer = (_request, reply) => void sendJson(reply, {});
    expect((await ask(courses)).statusCode).toBe(200);
  });
});

describe('a request to a team’s service', () => {
  it('has at most 256 KiB of JSON', async () => {
    const tooLarge = await sendTo(test.app, 'POST', courses, { text: 'x'.repeat(300 * 1024) });
    const other = await sendTo(test.app, 'POST', courses, 'a=1', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect([tooLarge.json().status.code, other.json().status.code]).toEqual(['4000', '4000']);
    expect(received).toEqual([]);
  });
});
