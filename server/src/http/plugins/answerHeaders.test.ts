import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { readCookies, sendTo, setUpTestApp, signIn } from '../../testing/testApp.ts';
import { installConnectionTimeout } from './answerHeaders.ts';

const production = {
  HAESOL_MODE: 'production',
  RATE_LIMITS: 'on',
  SECRET_KEY: 'a key of thirty-two characters or more',
  PUBLIC_URL: 'https://portal.haesol.example',
};

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringContaining('max-age='),
  // Chromium warns of features that it does not know, such as bluetooth, on every page.
  'permissions-policy': expect.stringMatching(/^(?!.*bluetooth).*camera=\(self\)/),
  'content-security-policy': expect.stringMatching(/frame-ancestors|sandbox/),
};

describe('responses', () => {
  const test = setUpTestApp({ sample: true, environment: production });
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    ['/api/v1/codes/CTPV', 200],
    ['/api/v1/nothing', 404],
    ['/api/v1/auth/me', 400],
    ['/file/download?fileUid=x', 404],
    ['/healthz', 200],
    ['/docs', 404],
    ['/.well-known/security.txt', 200],
    ['/.well-known/change-password', 302],
    ['/api/v1/codes/%E0%A4%A', 404],
    [`/api/v1/codes/${'x'.repeat(300)}`, 404],
  ])('have the security headers: %s', async (url, status) => {
    const { headers, statusCode } = await test.app.inject(url);

    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(securityHeaders);
  });

  it.each([
    ['an invalid header', 'GET / HTTP/1.1\r\nno header\r\n\r\n', '400 Bad Request', /^$/],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400 Bad Request', /^$/],
    [
      'a URL that is too long',
      `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
      '431 Request Header Fields Too Large',
      /<h1>주소가 너무 깁니다\.<.*<a href="\/">홈으로<.*<div lang="en"><h2>The address is too long\.<.*<div lang="zh-TW">/,
    ],
  ])('have the security headers also for incomplete requests: %s', async (_what, request, status, page) => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    socket.write(request);
    await once(socket, 'close');

    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s)));
    expect(first).toBe(`HTTP/1.1 ${status}`);
    expect(headers).toMatchObject({ ...securityHeaders, connection: 'close' });
    expect([body, headers['content-length']]).toEqual([expect.stringMatching(page), String(Buffer.byteLength(body))]);
  });

  it('do not repeat a malformed URL', async () => {
    const answer = await test.app.inject('/api/v1/<b>/%E0%A4%A');

    expect(answer.json()).toEqual({ status: { code: '4040', message: '페이지를 찾을 수 없습니다.' }, data: null });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  });

  it('name the contact for vulnerabilities, and the form for changing a password', async () => {
    const contact = await test.app.inject('/.well-known/security.txt');
    const change = await test.app.inject('/.well-known/change-password');

    expect(contact.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(contact.body).toMatch(/^Contact: https:\/\/portal\.haesol\.example\/.+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(contact.body)?.[1] ?? '');
    expect(expires - (await test.context.clock.now()).getTime()).toBeGreaterThan(86_400_000);
    expect([change.statusCode, change.headers.location]).toEqual([302, '/login/changePw']);
  });

  it('give the project’s cookies the prefix that requires https', async () => {
    const staff = await signIn(test, 'office');
    const names = Object.keys(staff.cookies).sort();

    expect(names).toEqual(['__Secure-hs_dev', '__Secure-hs_rt', '__Secure-hs_staff', 'access_token', 'refreshToken']);
    const refresh = (cookies: Record<string, string>) =>
      sendTo(test.app, 'POST', '/api/v1/auth/refresh', undefined, {
        headers: { origin: production.PUBLIC_URL },
        cookies,
      });
    const plain = await refresh({ hs_rt: staff.cookies['__Secure-hs_rt'] ?? '' });
    const prefixed = await refresh({ '__Secure-hs_rt': staff.cookies['__Secure-hs_rt'] ?? '' });
    expect([plain.statusCode, prefixed.statusCode]).toEqual([400, 200]);
    expect(Object.keys(readCookies(prefixed))).toContain('__Secure-hs_staff');
  });

  it('clear the cookie of staff when a member signs in after them, and set none for other members', async () => {
    const pass = (await signIn(test, 'office')).cookies['__Secure-hs_staff'] ?? '';
    const names = async (cookies: Record<string, string>) => {
      const body = { id: 'student@demo.example', password: 'Haesol!2026', keep: 'N' };
      const headers = { origin: production.PUBLIC_URL };
      return readCookies(await sendTo(test.app, 'POST', '/api/v1/auth/login', body, { headers, cookies }));
    };

    expect(await names({ '__Secure-hs_staff': pass })).toMatchObject({ '__Secure-hs_staff': '' });
    expect(Object.keys(await names({}))).not.toContain('__Secure-hs_staff');
  });

  it('show the API documents to staff only', async () => {
    const read = async (url: string, pass = '') =>
      (await test.app.inject({ url, cookies: { '__Secure-hs_staff': pass } })).statusCode;
    const pass = (await signIn(test, 'office')).cookies['__Secure-hs_staff'] ?? '';
    const none = (await signIn(test, 'student')).cookies['__Secure-hs_staff'] ?? '';
    const [role = '', end = '', mac = ''] = pass.split('.');
    const later = `${role}.${Number(end) + 1_000_000}.${mac}`;

    for (const url of ['/openapi.json', '/docs/', '/docs/json']) {
      expect([
        url,
        await read(url),
        await read(url, none),
        await read(url, later),
        await read(url, `..${mac}`),
      ]).toEqual([url, 404, 404, 404, 404]);
      expect([url, await read(url, pass)]).toEqual([url, 200]);
    }
    const page = await test.app.inject({ url: '/docs/', cookies: { '__Secure-hs_staff': pass } });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors/s);
  });
});

describe('/registry/openapi.json of production', () => {
  const test = setUpTestApp({ environment: production });

  it('gives teams the calls of visitors and members, without those of staff and releases', async () => {
    const { statusCode, headers, body } = await test.app.inject('/registry/openapi.json');
    const { paths } = JSON.parse(body);

    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(paths['/api/v1/posts/list'].get).toMatchObject({ operationId: 'posts.list' });
    expect(paths).toHaveProperty(['/api/v1/notifications']);
    expect(Object.keys(paths).filter((path) => /\/(admin|registry|auth\/refresh)\b/.test(path))).toEqual([]);
  });
});

describe('installConnectionTimeout', () => {
  it('allows a response to take longer than a connection may be idle, and closes idle connections', async () => {
    const app = Fastify({ connectionTimeout: 300 });
    installConnectionTimeout(app, 300);
    app.get('/long', async () => {
      await delay(1_000);
      return 'done';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });

    const answer = await fetch(`${url}/long`);
    const idle = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const closed = once(idle, 'close');

    expect(await answer.text()).toBe('done');
    await closed;
    await app.close();
  });

  it('closes a connection whose body stops halfway', async () => {
    const app = Fastify({ connectionTimeout: 300 });
    installConnectionTimeout(app, 300);
    app.post('/whole', async () => 'done');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const half = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    half.write(
      'POST /whole HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"id":',
    );

    await once(half.resume(), 'close');
    await app.close();
  });
});
