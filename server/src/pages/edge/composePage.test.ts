import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { switchRemote } from '../../release/registry/moveChannel.ts';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { infoplaza, openTestSite, parsePage, publicUrl } from './testEdge.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const site = await openTestSite();
beforeEach(() => site.publishAll());
afterEach(() => site.reset());
afterAll(() => site.close());

async function getPage(url: string, app = site.createSite()) {
  const response = await app.inject({ url, headers: html });
  return { response, ...parsePage(response.body) };
}

describe('page document', () => {
  it('has title and description from the API responses', async () => {
    const page = await getPage('/infoPlaza/noticeDetail?postUid=7');

    expect(page.response.statusCode).toBe(200);
    expect(page.title).toBe(
      '장비 &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; 점검 | 공지사항 | 해솔대학교 산학협력단',
    );
    expect(page.description).toBe('&quot;5월&quot; 점검 &amp; 안내');
  });

  it('has the metadata of link previews', async () => {
    const { response } = await getPage('/infoPlaza/noticeDetail?postUid=7');
    const tags = [...response.body.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">/g)];
    const preview = Object.fromEntries(tags.map(([, name, value]) => [name, value]));

    expect(preview).toMatchObject({
      'og:type': 'article',
      'og:title': expect.stringContaining('공지사항'),
      'og:description': '&quot;5월&quot; 점검 &amp; 안내',
      'og:url': `${publicUrl}/infoPlaza/noticeDetail?postUid=7`,
      'og:image': expect.stringMatching(/\/art\/og\/scene-\d+\.png$/),
      'twitter:card': 'summary_large_image',
    });
  });

  it('has structured data for search engines, if there is any', async () => {
    const page = await getPage('/infoPlaza/noticeDetail?postUid=7');
    const missing = await getPage('/infoPlaza/noticeDetail?postUid=8');

    expect(page.structuredData).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: '장비 </script><script>alert(1)</script> 점검',
      url: `${publicUrl}/infoPlaza/noticeDetail?postUid=7`,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': `${publicUrl}/infoPlaza/noticeDetail?postUid=7`,
        inLanguage: 'ko',
      },
    });
    expect(missing.structuredData).toBeNull();
  });

  it('has structured data for each entry of a list', async () => {
    const page = await getPage('/infoPlaza/notice?pageNum=3');
    const empty = await getPage('/infoPlaza/notice');

    expect(page.structuredData).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'NewsArticle', headline: '점검 안내' },
        { '@type': 'NewsArticle', headline: '모집 안내' },
      ],
    });
    expect(empty.structuredData).toMatchObject({ itemListElement: [] });
  });

  it('excludes a page after the end of its list from search engines', async () => {
    const inside = await getPage('/infoPlaza/notice?pageNum=3');
    const outside = await getPage('/infoPlaza/notice?pageNum=9999');
    const emptyList = await getPage('/infoPlaza/notice');

    const robots = '<meta name="robots" content="noindex">';
    expect([inside, outside, emptyList].map((page) => page.response.body.includes(robots))).toEqual([
      false,
      true,
      false,
    ]);
    expect(outside.structuredData).toBeNull();
  });

  it.each(['/INFOPLAZA/notice_detail/?utm=x&postUid=7', '/infoplaza/noticedetail?postUid=7'])(
    'returns the canonical URL for %s',
    async (url) => {
      const page = await getPage(url);

      expect(page.canonical).toBe(`${publicUrl}/infoPlaza/noticeDetail?postUid=7`);
    },
  );

  it('omits defaults in the canonical URL', async () => {
    const first = await getPage('/infoPlaza/notice?pageNum=1');
    const second = await getPage('/infoPlaza/notice?pageNum=2');

    expect(first.canonical).toBe(`${publicUrl}/infoPlaza/notice`);
    expect(second.canonical).toBe(`${publicUrl}/infoPlaza/notice?pageNum=2`);
  });

  it('escapes all texts in the snapshot', async () => {
    const page = await getPage('/infoPlaza/noticeDetail?postUid=7');

    const key = 'GET /api/v1/posts/7? CD0000000127 visitor';
    expect(page.snapshot.answers[key]).toMatchObject({ data: { title: expect.stringContaining('</script>') } });
    expect(page.snapshot).toMatchObject({ mode: 'demo', rendered: [] });
    expect(page.response.body).not.toContain('<script>alert(1)');
  });

  it('calls the API as a visitor in the language of the endpoint', async () => {
    const page = await getPage('/infoPlaza/notice?pageNum=3');

    const answer = page.snapshot.answers['GET /api/v1/posts/list?pageNum=3 CD0000000127 visitor'];
    expect(answer?.data).toMatchObject({ pageNum: '3', language: 'CD0000000127' });
  });

  it('is sent without a failed API response', async () => {
    const page = await getPage('/infoPlaza/notice');

    expect(page.response.statusCode).toBe(200);
    expect(Object.keys(page.snapshot.answers)).toHaveLength(1);
  });

  it('tells the renderer which GETs failed, so that they are no failures of a build', async () => {
    const seen: (readonly string[] | undefined)[] = [];
    const app = site.createSite({
      renderPage: async ({ unanswered }) => {
        seen.push(unanswered);
        return undefined;
      },
    });

    await getPage('/infoPlaza/notice', app);
    await getPage('/infoPlaza/noticeDetail?postUid=7', app);

    expect(seen).toEqual([[expect.stringMatching(/^GET \/api\/v1\//)], []]);
  });

  it.each(['refused', 'membersOnly'])('tells it which GET was not open to visitors: %s', async (postUid) => {
    let seen: readonly string[] | undefined;
    const app = site.createSite({
      renderPage: async ({ unanswered }) => {
        seen = unanswered;
        return undefined;
      },
    });

    const { snapshot } = await getPage(`/infoPlaza/noticeDetail?postUid=${postUid}`, app);

    expect(seen).toEqual([expect.stringContaining(`/api/v1/posts/${postUid}`)]);
    expect(snapshot.answers).toEqual({});
  });

  it('is 404 if the API has no such item', async () => {
    const page = await getPage('/infoPlaza/noticeDetail?postUid=8');

    expect(page.response.statusCode).toBe(404);
    expect(page.title).toBe('공지사항 | 해솔대학교 산학협력단');
    expect(page.noindex).toBe(true);
    expect(Object.values(page.snapshot.answers)).toMatchObject([{ status: { code: '4040' } }]);
  });

  it('is 200 and not indexed without a key', async () => {
    const page = await getPage('/infoPlaza/noticeDetail');

    expect(page.response.statusCode).toBe(200);
    expect(page.noindex).toBe(true);
  });

  it('is complete without an optional GET, has its response if the URL contains the key, and is 404 if that is missing', async () => {
    const route = aRoute({
      path: '/booking',
      missing: '4040',
      optionalGets: ['/api/v1/posts/{postUid}'],
      languages: ['none'],
    });
    const remoteJson = aRemoteJson({ id: 'mf-booking', area: ['/booking'], routes: [route] });
    await site.publish({ buildId: 'booking01', remoteJson });

    const plain = await getPage('/booking');
    const chosen = await getPage('/booking?postUid=7');
    const lost = await getPage('/booking?postUid=8');

    expect([plain.noindex, plain.canonical, plain.snapshot.answers]).toEqual([false, `${publicUrl}/booking`, {}]);
    expect(chosen.canonical).toBe(`${publicUrl}/booking?postUid=7`);
    expect(Object.keys(chosen.snapshot.answers)).toEqual(['GET /api/v1/posts/7?  visitor']);
    expect([lost.response.statusCode, lost.noindex]).toEqual([404, true]);
    expect(Object.values(lost.snapshot.answers)).toMatchObject([{ status: { code: '4040' } }]);
  });

  it('is served for a build with unknown keys in remote.json', async () => {
    const route = { ...aRoute({ path: '/lectures', title: '공개 강좌' }), hint: 'later' };
    const remoteJson = { ...aRemoteJson({ id: 'mf-lectures', area: ['/lectures'], routes: [route] }), hints: [1] };
    await site.publish({ buildId: 'lectures1', remoteJson });

    const page = await getPage('/lectures');

    expect([page.response.statusCode, page.title]).toEqual([200, '공개 강좌 | 해솔대학교 산학협력단']);
  });

  it('is the shell with 404 for an unknown path', async () => {
    const page = await getPage('/nowhere');

    expect(page.response.statusCode).toBe(404);
    expect(page.title).toBe('페이지를 찾을 수 없습니다. | 해솔대학교 산학협력단');
    expect(page.canonical).toBeUndefined();
    expect(page.response.body).toContain('/remotes/shell/shell0001/entry.js');
  });

  it.each(['/load', '/LOAD/'])('is the shell with 200 for its own page %s', async (path) => {
    const page = await getPage(path);

    expect(page.response.statusCode).toBe(200);
    expect(page.noindex).toBe(true);
  });

  it('is 500 for an unknown layout', async () => {
    const page = await getPage('/infoPlaza/office');

    expect(page.response.statusCode).toBe(500);
    expect(page.response.body).toContain('/remotes/shell/shell0001/entry.js');
  });

  it("requests nothing for a member's page", async () => {
    const page = await getPage('/infoPlaza/mine');

    expect(page.snapshot.answers).toEqual({});
    expect(page.noindex).toBe(true);
  });

  it('follows a redirect with the query, on this host', async () => {
    const { response } = await getPage('/infoplaza/?a=1&b=%2F');

    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/infoPlaza/notice?a=1&b=%2F');
  });

  it('preloads only the files of the route', async () => {
    const notice = await getPage('/infoPlaza/notice');
    const detail = await getPage('/infoPlaza/noticeDetail?postUid=7');

    expect(notice.preloads).toEqual([
      '/remotes/mf-infoplaza/build0001/entry.js',
      '/remotes/mf-infoplaza/build0001/start.0a1b2c3d.js',
      '/remotes/mf-travel/travel001/entry.js',
      '/remotes/mf-travel/travel001/start.0a1b2c3d.js',
      '/remotes/mf-infoplaza/build0001/page.0a1b2c3d.js',
    ]);
    expect(detail.preloads).toHaveLength(2);
    const [head = '', body = ''] = notice.response.body.split('</head>');
    expect(head).toContain('<link rel="preload" as="script" href="/remotes/shell/shell0001/entry.js"');
    expect(body).not.toContain('rel="preload"');
  });

  it('preloads a build of modules as modules, with their hashes', async () => {
    await site.publish({ buildId: 'modules1', format: 'module', remoteJson: infoplaza });

    const { response, snapshot } = await getPage('/infoPlaza/noticeDetail?postUid=7');

    const tags = response.body.match(/<link [^>]*mf-infoplaza\/modules1[^>]*>/g) ?? [];
    expect(tags).toEqual([
      expect.stringMatching(/^<link rel="modulepreload" href="[^"]+\/entry.js" integrity="sha384-[^"]+" nonce="[^"]+"/),
      expect.stringMatching(/^<link rel="modulepreload" href="[^"]+\/start.0a1b2c3d.js" integrity="sha384-/),
    ]);
    expect(snapshot.registry.remotes['mf-infoplaza']).toMatchObject({ format: 'module' });
  });

  it('excludes files of builds and data for the server alone from the snapshot', async () => {
    const { snapshot } = await getPage('/infoPlaza/noticeDetail?postUid=7');

    const entry = snapshot.registry.remotes['mf-infoplaza'];
    expect(entry).toMatchObject({ buildId: 'build0001', integrity: expect.stringContaining('sha384-') });
    expect(entry).not.toHaveProperty('files');
    expect(entry).not.toHaveProperty('chunks');
    expect(JSON.stringify(snapshot.registry)).not.toMatch(/"(structuredData|listedBy|words|search|missing|props)":/);
  });

  it('inlines stylesheets with their file names, and URLs relative to their folder', async () => {
    const { response } = await getPage('/infoPlaza/noticeDetail?postUid=7');

    expect(response.body).toMatch(/<style nonce="[^"]+" data-href="shell\.0a1b2c3d\.css">/);
    expect(response.body).toContain('url(/remotes/mf-infoplaza/build0001/dot.svg)');
    expect(response.body).toContain('content:"<\\/style>"');
    expect(response.body).not.toContain('mf-travel.0a1b2c3d.css">');
  });

  it('links a stylesheet that differs from the published one', async () => {
    await site.store.put('mf-infoplaza/build0001/mf-infoplaza.0a1b2c3d.css', Buffer.from('body{display:none}'));

    const { response } = await getPage('/infoPlaza/notice');

    expect(response.body).not.toContain('body{display:none}');
    expect(response.body).toContain('<link rel="stylesheet" href="/remotes/mf-infoplaza/build0001/');
  });

  it('gives every script, style and preload the nonce of the policy, a new one each time it is rendered', async () => {
    const app = site.createSite();
    const { response } = await getPage('/infoPlaza/notice', app);
    const again = await getPage('/infoPlaza/notice', app);

    const policy = String(response.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy)?.[1] ?? '';
    const tags = response.body.match(/<(script|style|link rel="preload")[\s>][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(8);
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(again.response.headers['content-security-policy']).not.toBe(policy);
    expect(again.response.body).not.toContain(nonce);
  });

  it('is never stored and has no entity tag', async () => {
    const { response } = await getPage('/infoPlaza/notice');

    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(response.headers.etag).toBeUndefined();
  });

  it('has no code of a disabled remote', async () => {
    await switchRemote(site.db, { id: 'mf-infoplaza', enabled: false, notice: '점검 중입니다.', actor: 'test' });

    const page = await getPage('/infoPlaza/notice');

    expect(page.response.statusCode).toBe(503);
    expect(page.preloads).toEqual([]);
    expect(page.snapshot.registry.remotes['mf-infoplaza']).toMatchObject({ enabled: false, notice: '점검 중입니다.' });
  });

  it('has the markup of a renderer, and is sent without it if the renderer throws', async () => {
    const rendered = site.createSite({
      renderPage: async () => ({
        html: '<main>공지</main>',
        rendered: ['mf-infoplaza'],
        failed: ['mf-travel'],
        hints: [],
        isWhole: true,
      }),
    });
    const broken = site.createSite({
      renderPage: async () => {
        throw new Error('worker died');
      },
    });

    const page = await getPage('/infoPlaza/notice', rendered);
    const skeleton = await getPage('/infoPlaza/notice', broken);

    expect(page.response.body).toContain('<div id="root" data-ssr><main>공지</main></div>');
    expect(page.snapshot).toMatchObject({ rendered: ['mf-infoplaza'], failed: ['mf-travel'] });
    expect(skeleton.response.statusCode).toBe(200);
    expect(skeleton.response.body).toContain('<div id="root"></div>');
  });
});

describe('a rendered page', () => {
  const detail = '/infoPlaza/noticeDetail?postUid=7';
  function aRenderedSite(contentVersion = async () => '1') {
    const held = { isWhole: true };
    const asked: string[] = [];
    const app = site.createSite({
      contentVersion,
      rolesOf: async ({ headers }) => [headers['x-role']].flatMap((role) => (typeof role === 'string' ? [role] : [])),
      async renderPage({ path, hasSession }) {
        asked.push(`${path} ${hasSession ? 'member' : 'visitor'}`);
        return { html: `<main>${asked.length}</main>`, rendered: [], failed: [], hints: [], isWhole: held.isWhole };
      },
    });
    const get = async (url: string, cookie = '') => {
      const response = await app.inject({ url, headers: { ...html, cookie } });
      return /<main>(.*?)<\/main>/.exec(response.body)?.[1];
    };
    return { app, asked, get, held };
  }

  it('is cached whole; the header of each response has the time at which it was sent', async () => {
    const { app, asked } = aRenderedSite();

    const first = await getPage(detail, app);
    const second = await getPage(detail, app);

    expect(asked).toHaveLength(1);
    expect(second.response.body).toBe(first.response.body);
    const [sent = Number.NaN, sentAgain] = [first, second].map(({ response }) =>
      Number(/^page;dur=(\d+)$/.exec(String(response.headers['server-timing']))?.[1]),
    );
    expect(sent).toBeGreaterThanOrEqual(first.snapshot.serverNow);
    expect(sentAgain).toBeGreaterThanOrEqual(sent);
  });

  it('is not rendered for unknown keys, and is different for other roles', async () => {
    const { app, asked, get } = aRenderedSite();

    await get(`${detail}&zz=1`);
    await get(`${detail}&zz=2`);
    const ofUnknownKeys = asked.length;
    await get(detail);
    await app.inject({ url: detail, headers: { ...html, 'x-role': 'STAFF' } });

    expect([ofUnknownKeys, asked.length]).toEqual([0, 2]);
  });

  it('is different for members, with a neutral header', async () => {
    const { asked, get } = aRenderedSite();

    await get(detail);
    await get(detail, 'a=b; refreshToken=1');

    expect(asked).toEqual([`${detail} visitor`, `${detail} member`]);
  });

  it('is rendered again when its content has changed, also by another server', async () => {
    const content = { version: '1' };
    const { get } = aRenderedSite(async () => content.version);
    await get(detail);
    expect(await get(detail)).toBe('1');

    content.version = '2';

    expect(await get(detail)).toBe('2');
  });

  it('is rendered again for a new release', async () => {
    const { get } = aRenderedSite();
    await get(detail);
    expect(await get(detail)).toBe('1');

    await site.publish({ buildId: 'build0002', remoteJson: aRemoteJson({ id: 'mf-other', area: ['/other'] }) });
    await new Promise((resolve) => setTimeout(resolve, 1_100));

    expect(await get(detail)).toBe('2');
  });

  it.each([
    ['that lacks a part', detail, false],
    ['of members', '/infoPlaza/mine', true],
    ['of the shell', '/load', true],
  ])('is not cached %s', async (_what, url, isWhole) => {
    const { get, held } = aRenderedSite();
    held.isWhole = isWhole;

    await get(url);

    expect(await get(url)).toBe('2');
  });

  it('is one for all unknown paths, for visitors and members each', async () => {
    const { app, asked, get } = aRenderedSite();

    const first = await getPage('/nowhere', app);
    const second = await getPage('/some/where?else=1', app);
    await get('/x.do', 'refreshToken=1');
    await get('/y.do', 'refreshToken=1');

    expect([first.response.statusCode, second.response.statusCode]).toEqual([404, 404]);
    expect(second.response.body).toBe(first.response.body);
    expect(asked.map((one) => one.split(' ')[1])).toEqual(['visitor', 'member']);
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('is sent in %s to clients that accept %s', async (encoding, accepted, decode) => {
    const { app } = aRenderedSite();

    const packed = await app.inject({ url: detail, headers: { ...html, 'accept-encoding': accepted } });

    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(decode(packed.rawPayload).toString()).toContain('<main>1</main>');
  });
});
