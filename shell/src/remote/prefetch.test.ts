import type { Registry } from '@haesol/contracts/release';
import type { HttpRequest, SessionView } from '@haesol/remote/shell-api';
import type { HttpClient } from '../http/httpClient.ts';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { createPrefetch } from './prefetch.ts';

const origin = 'https://site.example';
const preloaded: [remote: string, chunk: string | undefined][] = [];
const prepared: [remote: string, path: string, slot: string | undefined][] = [];

/** Puts containers on the page, so that no script is needed. */
function present(...ids: readonly string[]): void {
  const lifecycles = (id: string) => ({
    bootstrap: async () => {},
    mount: async () => {},
    unmount: async () => {},
    prepare({ path, slot }: { path: string; slot?: string }) {
      prepared.push([id, path, slot]);
      return { code: Promise.resolve(), data: Promise.resolve() };
    },
  });
  const append = (script: { onload?: () => void }) => queueMicrotask(() => script.onload?.());
  const document = { baseURI: `${origin}/`, head: { append }, createElement: () => ({ remove: () => {} }) };
  const containers = ids.map((id) => [
    `${id.replaceAll('-', '_')}_build0001`,
    { init: () => {}, get: async () => () => lifecycles(id) },
  ]);
  Object.assign(globalThis, { location: { origin }, document, ...Object.fromEntries(containers) });
}
present('mf-portal', 'mf-infoplaza');

const member = { isLogin: true, userInfo: null };
const visitor = { isLogin: false, userInfo: null };
const get = (path: string) => `/api/v1/${path}`;

function aPrefetch(registry: Registry, options: { session?: SessionView; languageCd?: string } = {}) {
  const gets: Omit<HttpRequest, 'name'>[] = [];
  const clock = { now: 0 };
  const constant = <T>(value: T) => ({ get: () => value, getServer: () => value, subscribe: () => () => {} });
  const http = { startAhead: (request: Omit<HttpRequest, 'name'>) => void gets.push(request) } as HttpClient;
  const { languageCd = '', session = visitor } = options;
  const prefetch = createPrefetch({
    registry: () => registry,
    http,
    shell: {
      http,
      i18n: { locale: 'ko', addMessages: () => {} },
      language: constant({ languageCd, travaelLangCd: languageCd, locale: 'ko' }),
      session: constant(session),
    },
    now: () => clock.now,
    preload: ({ remoteJson }, chunk) => void preloaded.push([remoteJson.id, chunk]),
  });
  const prepare = (path: string) => prefetch.prepare(new URL(path, origin), new AbortController().signal);
  return { prefetch, prepare, gets, clock };
}
const notices = aRoute('/infoPlaza/notice', { gets: [get('posts/list?pageNum={pageNum=1}')] });
const infoplaza = (route: ReturnType<typeof aRoute> = notices) => anEntry(aRemoteJson({ routes: [route] }));
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  prepared.length = 0;
  preloaded.length = 0;
});

describe('prepare', () => {
  it.each([
    [visitor, 0],
    [{ ...visitor, guest: { email: 'maria@mail.example' } }, 1],
    [member, 1],
  ])('requests data of a page for buyers only with a session: %j', async (session, count) => {
    const page = aRoute('/travel/reserve', { guard: 'buyer', gets: [get('reserve/user-info')] });
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza(page)), { session });

    await prepare('/travel/reserve');

    expect(gets).toHaveLength(count);
  });

  it('starts the GETs of a route with its query and the language of its area, in parallel with the code', async () => {
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza()));

    await prepare('/infoPlaza/notice?pageNum=3');

    expect(gets).toEqual([
      { method: 'GET', path: get('posts/list'), query: { pageNum: '3' }, headers: { language: 'CD0000000127' } },
    ]);
    expect(prepared).toEqual([['mf-infoplaza', '/infoPlaza/notice?pageNum=3', undefined]]);
  });

  it('uses the chosen language', async () => {
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza()), { languageCd: 'CD0000000128' });

    await prepare('/infoPlaza/notice');

    expect(gets[0]?.headers).toEqual({ language: 'CD0000000128' });
  });

  it('starts optional GETs too, each in its language', async () => {
    const route = aRoute('/infoPlaza/notice', {
      gets: [get('posts/list')],
      optionalGets: [get('posts/{postUid}'), get('faq/{faqUid}')],
      languages: ['header', 'none', 'header'],
    });
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza(route)));

    await prepare('/infoPlaza/notice?postUid=7');

    expect(gets).toEqual([
      { method: 'GET', path: get('posts/list'), query: {}, headers: { language: 'CD0000001258' } },
      { method: 'GET', path: get('posts/7'), query: {} },
    ]);
  });

  it('skips a GET without its value', async () => {
    const route = aRoute('/infoPlaza/notice', { gets: [get('posts/{postUid}')] });
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza(route)));

    await prepare('/infoPlaza/notice');

    expect(gets).toEqual([]);
  });

  const home = () =>
    anEntry(
      aRemoteJson({
        id: 'mf-portal',
        area: ['/'],
        routes: [aRoute('/', { layout: 'home', slots: ['home.notices.v1'], chunk: 'HomeScreen' })],
      }),
    );
  const owner = () =>
    aRemoteJson({
      offers: [
        { slot: 'home.notices.v1', gets: [get('posts/list?pageNum=1')], chunk: 'HomeNotices' },
        { slot: 'home.news.v1', gets: [get('main/benefit')] },
      ],
    });

  it('starts code and GETs of the slots on a page too', async () => {
    const { prepare, gets } = aPrefetch(aRegistry(home(), anEntry(owner())));

    await prepare('/');
    await settle();

    expect(gets.map(({ path }) => path)).toEqual([get('posts/list')]);
    expect(prepared).toEqual(
      expect.arrayContaining([
        ['mf-portal', '/', undefined],
        ['mf-infoplaza', '/', 'home.notices.v1'],
      ]),
    );
  });

  it('preloads the files of the page and of its slots in parallel', async () => {
    const { prepare } = aPrefetch(aRegistry(home(), anEntry(owner())));

    const preparing = prepare('/');

    expect(preloaded).toEqual([
      ['mf-portal', 'HomeScreen'],
      ['mf-infoplaza', 'HomeNotices'],
    ]);
    await preparing;
  });

  it('skips the slots of an owner that is out of service', async () => {
    const { prepare, gets } = aPrefetch(aRegistry(home(), anEntry(owner(), { enabled: false })));

    await prepare('/');
    await settle();

    expect(gets).toEqual([]);
    expect(prepared).toEqual([['mf-portal', '/', undefined]]);
  });

  it.each(['member', 'staff', 'admin', 'reauth'])('starts nothing behind the guard %s for a visitor', async (guard) => {
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza({ ...notices, guard })));

    await prepare('/infoPlaza/notice');

    expect(gets).toEqual([]);
    expect(prepared).toEqual([]);
  });

  it('starts a member’s page for a member', async () => {
    const { prepare, gets } = aPrefetch(aRegistry(infoplaza({ ...notices, guard: 'member' })), { session: member });

    await prepare('/infoPlaza/notice');

    expect(gets).toHaveLength(1);
  });

  it('starts a page for visitors', async () => {
    const { prepare } = aPrefetch(aRegistry(infoplaza({ ...notices, guard: 'visitor' })));

    await prepare('/infoPlaza/notice');

    expect(prepared).toHaveLength(1);
  });

  it.each([
    ['an unknown path', infoplaza(), '/nowhere'],
    ['a path that leads elsewhere', infoplaza({ ...notices, redirect: '/infoPlaza/news' }), '/infoPlaza/notice'],
    ['a remote out of service', { ...infoplaza(), enabled: false }, '/infoPlaza/notice'],
  ])('starts nothing for %s', async (_what, entry, path) => {
    const { prepare, gets } = aPrefetch(aRegistry(entry));

    await prepare(path);

    expect(gets).toEqual([]);
    expect(prepared).toEqual([]);
  });
});

describe('hint', () => {
  it('starts a page once in ten seconds', () => {
    const { prefetch, gets, clock } = aPrefetch(aRegistry(infoplaza()));

    prefetch.hint('/infoPlaza/notice');
    clock.now = 9_999;
    prefetch.hint('/infoPlaza/notice');
    expect(gets).toHaveLength(1);
    clock.now = 10_000;
    prefetch.hint('/infoPlaza/notice');

    expect(gets).toHaveLength(2);
  });

  it('distinguishes pages of one path by their query', () => {
    const { prefetch, gets } = aPrefetch(aRegistry(infoplaza()));

    prefetch.hint('/infoPlaza/notice');
    prefetch.hint('/infoPlaza/notice?pageNum=2');

    expect(gets).toHaveLength(2);
  });

  it('loads only the code of a page that counts views, not its data', async () => {
    const detail = aRoute('/infoPlaza/noticeDetail', {
      counted: true,
      chunk: 'BoardDetailScreen',
      gets: [get('posts/{postUid}')],
    });
    const { prefetch, prepare, gets } = aPrefetch(aRegistry(infoplaza(detail)));
    preloaded.length = 0;
    prepared.length = 0;

    prefetch.hint('/infoPlaza/noticeDetail?postUid=1');
    await settle();
    expect(preloaded).toEqual([['mf-infoplaza', 'BoardDetailScreen']]);
    expect([gets, prepared]).toEqual([[], []]);
    await prepare('/infoPlaza/noticeDetail?postUid=1');

    expect(gets).toHaveLength(1);
  });

  it.each(['https://other.example/infoPlaza/notice', '//other.example/infoPlaza/notice', 'http://', 'tel:0640000000'])(
    'ignores %s without an error',
    (path) => {
      const { prefetch, gets } = aPrefetch(aRegistry(infoplaza()));

      prefetch.hint(path);

      expect(gets).toEqual([]);
    },
  );
});
