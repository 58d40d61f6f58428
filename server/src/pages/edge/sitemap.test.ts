import Fastify, { type FastifyInstance } from 'fastify';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { createSitemap } from './sitemap.ts';

const listedBy = { get: '/api/v1/posts/keys?pageNum={pageNum}', key: 'postUid', where: {} };
const route = aRoute({ path: '/infoPlaza/noticeDetail', gets: ['/api/v1/posts/{postUid}'], listedBy });
const entry = { enabled: true, remoteJson: aRemoteJson({ routes: [route] }) };
const registry = { version: '1', shell: { buildId: '1' }, remotes: { 'mf-infoplaza': entry } } as never;

describe('createSitemap', () => {
  let app: FastifyInstance;
  let calls: string[] = [];
  let code = '200';
  const clock = { now: 0 };
  let version = '1';
  beforeEach(() => {
    calls = [];
    code = '200';
    clock.now = 0;
    version = '1';
    app = Fastify();
    app.get<{ Querystring: { pageNum: string } }>('/api/v1/posts/keys', async ({ query, ip }, reply) => {
      calls.push(ip);
      if (code === '4290') return reply.code(429).send({ status: { code }, data: null });
      return { status: { code }, data: { list: query.pageNum === '1' ? [{ postUid: 'a' }] : [] } };
    });
  });
  afterEach(() => app.close());
  const create = () =>
    createSitemap({
      app,
      publicUrl: 'https://haesol.example',
      contentVersion: async () => version,
      now: () => clock.now,
    });

  it('is built once for all requests within a minute, with reads that are not limited', async () => {
    const sitemap = create();

    const texts = await Promise.all(Array.from({ length: 30 }, () => sitemap(registry)));

    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('<loc>https://haesol.example/infoPlaza/noticeDetail?postUid=a</loc>');
    expect(calls).toEqual(['0.0.0.0', '0.0.0.0']);
  });

  it('is built again when content has changed', async () => {
    const sitemap = create();
    await sitemap(registry);
    await sitemap(registry);
    const readsBefore = calls.length;
    version = '2';
    await sitemap(registry);

    expect([readsBefore, calls.length]).toEqual([2, 4]);
  });

  it('is never served incomplete', async () => {
    code = '4290';

    expect(await create()(registry)).toBeUndefined();
  });

  it('is cached for an hour while a list does not respond', async () => {
    const sitemap = create();
    const whole = await sitemap(registry);
    code = '4290';
    clock.now = 120_000;
    const later = await sitemap(registry);
    clock.now = 3_700_000;

    expect(later).toBe(whole);
    expect(await sitemap(registry)).toBeUndefined();
  });
});
