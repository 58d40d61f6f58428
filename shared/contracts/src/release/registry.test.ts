import { contentLanguages } from '../common/languages.ts';
import { type Registry, releaseManifest, remoteJson, writtenRemoteJson } from './registry.ts';
import { fillGet, fillPageGet, fillText, findRoute, listGets, requestKey } from './site.ts';

const infoplaza = {
  id: 'mf-infoplaza',
  requires: { shellApi: 1, react: '^19.0.0' },
  area: ['/infoPlaza'],
  routes: [
    {
      path: '/infoPlaza/noticeDetail',
      alias: ['/infoPlaza/notice_detail'],
      layout: 'default',
      group: 'infoPlaza',
      guard: null,
      render: 'server',
      title: '{0.title} | 공지사항',
      gets: ['/api/v1/posts/{postUid}'],
    },
  ],
};

function aRegistry(): Registry {
  const entry = {
    buildId: 'build0001',
    entry: '/remotes/mf-infoplaza/build0001/remoteEntry.js',
    global: 'mf_infoplaza_build0001',
    integrity: 'sha384-x',
    css: [],
    scripts: [],
    chunks: {},
    ssr: null,
    enabled: true,
    notice: null,
    remoteJson: remoteJson.parse(infoplaza),
  };
  return { version: '1', shell: { buildId: 'shell0001' }, remotes: { 'mf-infoplaza': entry } };
}

describe('remoteJson', () => {
  it('fills defaults of optional fields', () => {
    const [route] = remoteJson.parse(infoplaza).routes;

    expect(route).toMatchObject({ sticky: false, slots: [], noindex: false, bare: false, description: '' });
  });

  it('rejects an unknown key when this checkout writes the file', () => {
    expect(writtenRemoteJson.safeParse(infoplaza).success).toBe(true);
    expect(writtenRemoteJson.safeParse({ ...infoplaza, webpack: true }).success).toBe(false);
    expect(writtenRemoteJson.safeParse({ ...infoplaza, routes: [{ ...infoplaza.routes[0], hint: 1 }] }).success).toBe(
      false,
    );
  });

  it('accepts and preserves unknown keys of newer builds', () => {
    const newer = { ...infoplaza, hints: [1], routes: [{ ...infoplaza.routes[0], hint: 'wait' }] };

    expect(remoteJson.parse(newer)).toMatchObject(newer);
  });

  it.each(['//evil.example', '/\\evil.example', 'intro', '/a b'])('rejects %s as a path', (path) => {
    expect(remoteJson.safeParse({ ...infoplaza, area: [path] }).success).toBe(false);
  });
});

describe('releaseManifest', () => {
  it('rejects a build id that could escape its folder', () => {
    const manifest = { id: 'shell', entry: 'main.js', global: '', scripts: [], css: [], ssr: null, files: {} };

    expect(releaseManifest.safeParse({ ...manifest, buildId: '../../../etc', remoteJson: null }).success).toBe(false);
  });
});

describe('requestKey', () => {
  it('is independent of the order of query parameters', () => {
    const base = { method: 'GET', path: '/api/v1/posts/list', languageCd: 'CD0000000127', bearer: false };

    expect(requestKey({ ...base, query: { pageNum: '1', board: 'NOTICE' } })).toBe(
      requestKey({ ...base, query: { board: 'NOTICE', pageNum: '1' } }),
    );
  });

  it('differs for a member and a visitor', () => {
    const base = { method: 'GET', path: '/api/v1/posts/list', languageCd: 'CD0000000127' };

    expect(requestKey({ ...base, bearer: true })).not.toBe(requestKey({ ...base, bearer: false }));
  });
});

describe('fillGet', () => {
  it('takes values from the query string and defaults for missing ones', () => {
    const filled = fillGet(
      '/api/v1/posts/list?pageNum={pageNum=1}&searchKeyword={searchKeyword=}&board=NOTICE',
      new URLSearchParams('pageNum=3'),
    );

    expect(filled).toEqual({
      path: '/api/v1/posts/list',
      query: { pageNum: '3', searchKeyword: '', board: 'NOTICE' },
    });
  });

  it('is undefined when a key without a default is missing or empty', () => {
    expect(fillGet('/api/v1/posts/{postUid}', new URLSearchParams())).toBeUndefined();
    expect(fillGet('/api/v1/posts/{postUid}', new URLSearchParams('postUid='))).toBeUndefined();
  });

  it('encodes a value within its path segment', () => {
    expect(fillGet('/api/v1/posts/{postUid}', new URLSearchParams({ postUid: '../admin?x' }))?.path).toBe(
      '/api/v1/posts/..%2Fadmin%3Fx',
    );
    expect(fillGet('/api/v1/posts/{postUid}', new URLSearchParams({ postUid: '..' }))).toBeUndefined();
  });
});

describe('listGets', () => {
  it('lists required GETs first, each with its language', () => {
    const gets = listGets({
      gets: ['/api/v1/codes/EQ_MODE'],
      optionalGets: ['/api/v1/equipment/{eqUid}'],
      translatedGets: ['/api/v1/exchange-rates'],
      languages: ['header', 'none', 'none'],
    });

    expect(gets).toEqual([
      { template: '/api/v1/codes/EQ_MODE', language: 'header', isOptional: false, isTranslated: false },
      { template: '/api/v1/equipment/{eqUid}', language: 'none', isOptional: true, isTranslated: false },
      { template: '/api/v1/exchange-rates', language: 'none', isOptional: true, isTranslated: true },
    ]);
  });
});

describe('fillPageGet', () => {
  it('leaves a GET of other languages out of a Korean page', () => {
    const get = { template: '/api/v1/exchange-rates', language: 'none', isOptional: true, isTranslated: true } as const;
    const [korean, ...others] = contentLanguages.map(({ languageCd }) =>
      fillPageGet(get, new URLSearchParams(), languageCd),
    );

    expect([korean, fillPageGet(get, new URLSearchParams(), '')]).toEqual([undefined, undefined]);
    expect(others).toEqual(Array(4).fill({ path: '/api/v1/exchange-rates', query: {}, languageCd: '' }));
  });

  const fill = (template: string, language: 'content' | 'header' | 'none' | undefined, chosen = '') =>
    fillPageGet({ template, language, isOptional: false }, new URLSearchParams(), chosen)?.languageCd;

  it('uses the language of the endpoint, or the chosen one', () => {
    expect(fill('/api/v1/edu/list', 'content')).toBe('CD0000000127');
    expect(fill('/api/v1/posts/list', 'header')).toBe('CD0000001258');
    expect(fill('/api/v1/posts/list', 'content', 'CD0000000999')).toBe('CD0000000999');
    expect(fill('/api/v1/posts/list', 'none', 'CD0000000999')).toBe('');
  });

  it('uses the areas of the API if a build declares no language', () => {
    expect(fill('/api/v1/posts/list', undefined)).toBe('CD0000000127');
    expect(fill('/api/v1/edu/list', undefined)).toBe('CD0000001258');
  });
});

describe('findRoute', () => {
  it.each(['/infoPlaza/noticeDetail', '/INFOPLAZA/noticedetail/', '/infoPlaza/notice_detail'])('finds %s', (path) => {
    expect(findRoute(aRegistry(), path)?.route.path).toBe('/infoPlaza/noticeDetail');
  });

  it('finds no route below another route', () => {
    expect(findRoute(aRegistry(), '/infoPlaza/noticeDetail/1')).toBeUndefined();
  });
});

describe('fillText', () => {
  it('fills fields of the answers by their index', () => {
    expect(fillText('{0.title} | 공지사항', [{ title: '장비 점검 안내' }])).toBe('장비 점검 안내 | 공지사항');
  });

  it.each(['{0.title} | 공지사항', '공지사항 | {0.title}'])(
    'omits the separator from %s without a title',
    (template) => {
      expect(fillText(template, [undefined])).toBe('공지사항');
    },
  );
});
