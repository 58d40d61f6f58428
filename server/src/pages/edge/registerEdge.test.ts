import { sql } from 'kysely';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { toDecodableUrl } from './decodableUrl.ts';
import { openTestSite, publicUrl } from './testEdge.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const site = await openTestSite();
beforeEach(() => site.publishAll());
afterEach(() => site.reset());
afterAll(() => site.close());

describe('paths without a page', () => {
  it.each(['/api/v1/nothing', '/file/nothing', '/API/v1/nothing', '/dev/x', '/art/nothing'])(
    'passes %s to the API',
    async (url) => {
      const response = await site.createSite().inject({ url, headers: html });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: { code: '4040' } });
    },
  );

  it.each([
    ['/missing.js', '*/*'],
    ['/infoPlaza/a.png', 'image/avif,image/webp,*/*;q=0.8'],
    ['/remotes/mf-infoplaza/build0001/missing.js', html.accept],
    ['/remotes/x', html.accept],
    ['/x.do', '*/*', 'image'],
  ])('responds to the missing file %s with plain text', async (url, accept, destination = 'document') => {
    const headers = { accept, 'sec-fetch-dest': destination };
    const response = await site.createSite().inject({ url, headers });

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each(['/x.do', '/index.html', '/infoPlaza/list.jsp?page=2', '/%', '/%ff', '/infoPlaza/100%'])(
    'responds to %s, opened as a page, with the 404 page of the site',
    async (url) => {
      for (const asked of [html, { accept: '*/*' }, {}, { accept: '*/*', 'sec-fetch-dest': 'document' }]) {
        const request = { url: toDecodableUrl(url), headers: asked };
        const { statusCode, headers, body } = await site.createSite().inject(request);

        expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(body).toContain('<title>페이지를 찾을 수 없습니다.');
      }
    },
  );

  it('serves robots.txt and a sitemap of the public pages', async () => {
    const app = site.createSite();

    const robots = await app.inject('/robots.txt');
    const sitemap = await app.inject('/sitemap.xml');

    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${publicUrl}/infoPlaza/notice`,
      `${publicUrl}/infoPlaza/noticeDetail?postUid=7`,
      `${publicUrl}/infoPlaza/noticeDetail?postUid=a%26b`,
      `${publicUrl}/infoPlaza/office`,
    ]);
    expect([...sitemap.body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual([
      '2026-11-20T09:00:00+09:00',
    ]);
  });
});

describe('requests that are refused before routing', () => {
  const createBusySite = () =>
    site.createSite().addHook('onRequest', async () => {
      throw Object.assign(new Error('busy'), { statusCode: 503 });
    });

  it('get a page if they expect one', async () => {
    const { statusCode, headers, body } = await createBusySite().inject({ url: '/infoPlaza/notice', headers: html });

    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>일시적인 오류가 발생했습니다.</h1>');
  });

  it.each([
    ['/infoPlaza/notice', 'application/json'],
    ['/registry.json', html.accept],
  ])('get data if a program requests it: %s as %s', async (url, accept) => {
    const response = await createBusySite().inject({ url, headers: { accept } });

    expect([response.statusCode, response.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  });
});

describe('security headers', () => {
  const securityHeaders = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'permissions-policy': expect.stringContaining('camera=(self)'),
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'|sandbox/),
  };

  it.each([
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/registry.json', 200],
    ['/infoPlaza/nothing', 404],
    ['/missing.js', 404],
    ['/remotes/x', 404],
  ])('are sent with every response: %s', async (url, status) => {
    const { headers, statusCode } = await site.createSite().inject({ url, headers: html });

    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(securityHeaders);
  });

  it.each(['/sitemap.xml', '/registry.json', '/infoPlaza/notice'])(
    'are sent until a shell is published: %s',
    async (url) => {
      await site.reset();

      const { headers, statusCode } = await site.createSite().inject({ url, headers: html });

      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers).toMatchObject(securityHeaders);
    },
  );
});

describe('the service worker', () => {
  it('is that of the current shell, for all paths of the site', async () => {
    const response = await site.createSite().inject('/sw.js');

    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('/* worker */');
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  it('is missing until a shell is published', async () => {
    await site.reset();

    expect((await site.createSite().inject('/sw.js')).statusCode).toBe(404);
  });
});

describe('the fallback page', () => {
  it('is served until a shell is published', async () => {
    await site.reset();

    const response = await site.createSite().inject({ url: '/infoPlaza/notice', headers: html });

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.body).toContain('일시적인 오류가 발생했습니다.');
    expect(response.body).toContain('<a href="/">');
    expect(response.body).not.toContain('<script');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'; style-src 'nonce-");
  });

  it.each([
    ['en', 'Something went wrong.'],
    ['ja', '一時的なエラーが発生しました。'],
    ['zh-CN', '系统暂时出现错误。'],
    ['zh-TW', '系統暫時發生錯誤。'],
  ])('is in the language of the browser: %s', async (language, text) => {
    await site.reset();

    const headers = { ...html, 'accept-language': language };
    const { body } = await site.createSite().inject({ url: '/infoPlaza/notice', headers });

    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(text);
    expect(body).not.toMatch(/[가-힣]/);
  });

  it('replaces a page while the database is unavailable', async () => {
    const app = site.createSite();
    await sql`alter table remote_channel rename to remote_channel_away`.execute(site.db);

    const response = await app.inject({ url: '/', headers: html });
    await sql`alter table remote_channel_away rename to remote_channel`.execute(site.db);

    expect(response.statusCode).toBe(503);
  });

  it('replaces a page that cannot be composed', async () => {
    const app = site.createSite({ now: () => Promise.reject(new Error('no clock')) });

    const response = await app.inject({ url: '/infoPlaza/notice', headers: html });

    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('일시적인 오류가 발생했습니다.');
  });
});

describe('GET /registry.json', () => {
  it('returns 304 for its own ETag', async () => {
    const app = site.createSite();
    const first = await app.inject('/registry.json');

    const second = await app.inject({
      url: '/registry.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.json()).toMatchObject({ shell: { buildId: 'shell0001' } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('shows a remote with roles to members with one of them', async () => {
    await site.publish({ buildId: 'office001', remoteJson: aRemoteJson({ id: 'mf-office', roles: ['STAFF'] }) });

    const visitor = await site.createSite().inject('/registry.json');
    const staff = await site.createSite({ rolesOf: async () => ['STAFF'] }).inject('/registry.json');

    expect(Object.keys(visitor.json().remotes)).not.toContain('mf-office');
    expect(Object.keys(staff.json().remotes)).toContain('mf-office');
  });

  it('leads a visitor of a page that requires a role to the login, with the page to come back to', async () => {
    const remoteJson = aRemoteJson({
      id: 'mf-office',
      roles: ['STAFF'],
      area: ['/office'],
      routes: [aRoute({ path: '/office', guard: 'staff' })],
    });
    await site.publish({ buildId: 'office002', remoteJson });
    const request = { url: '/office?view=mine', headers: { accept: 'text/html' } };

    const visitor = await site.createSite().inject(request);
    const staff = await site.createSite({ rolesOf: async () => ['STAFF'] }).inject(request);

    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/login?next=%2Foffice%3Fview%3Dmine']);
    expect([staff.statusCode, staff.body.includes('office002')]).toEqual([200, true]);
  });
});

describe('with a dev server', () => {
  it('allows its origin and needs no Trusted Types', async () => {
    const app = site.createSite({ devRemotes: new Map([['mf-infoplaza', 'http://localhost:1']]) });

    const response = await app.inject({ url: '/infoPlaza/notice', headers: html });

    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' http://localhost:1 ws://localhost:1;");
    expect(policy).not.toContain('require-trusted-types-for');
  });
});
