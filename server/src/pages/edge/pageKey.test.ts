import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { reducePage, toPageKey } from './pageKey.ts';

const route = aRoute({
  path: '/infoPlaza/notice',
  gets: ['/api/v1/posts/list?pageNum={pageNum=1}&searchKeyword={searchKeyword=}'],
  search: ['view'],
});
const registry = { version: '1', shell: { buildId: '1' }, remotes: {} };
const match = { remoteId: aRemoteJson().id, route };
const reduce = (query: string) => reducePage(registry, match, query);

describe('reducePage', () => {
  it('keeps the keys of the GETs and of the route', () => {
    expect(reduce('?view=cards&pageNum=2')).toEqual({ search: '?view=cards&pageNum=2', isRendered: true });
    expect(reduce('')).toEqual({ search: '', isRendered: true });
  });

  it('maps URLs with unknown keys to the same page, rendered by the browser', () => {
    expect(reduce('zz=1&pageNum=2')).toEqual({ search: '?pageNum=2', isRendered: false });
    expect(reduce('zz=2&pageNum=2')).toEqual(reduce('zz=1&pageNum=2'));
  });

  it('takes the first value of a repeated key', () => {
    expect(reduce('pageNum=2&pageNum=3').search).toBe('?pageNum=2');
  });

  it('does not change pages of members', () => {
    const own = { ...match, route: { ...route, guard: 'member' as const } };

    expect(reducePage(registry, own, '?zz=1')).toEqual({ search: '?zz=1', isRendered: true });
  });

  it('drops all keys of an unknown page', () => {
    expect(reducePage(registry, undefined, '?a=1')).toEqual({ search: '', isRendered: false });
    expect(reducePage(registry, undefined, '')).toEqual({ search: '', isRendered: true });
  });
});

describe('toPageKey', () => {
  const parts = {
    hasSession: false,
    roles: [],
    languageCd: '',
    canary: '',
    isRendered: true,
    pathname: '/',
    search: '',
  };
  const others = [
    { hasSession: true },
    { languageCd: 'CD0000000128' },
    { roles: ['STAFF'] },
    { canary: 'mf-travel@build0002' },
    { isRendered: false },
    { pathname: '/a' },
    { search: '?a=1' },
    { pathname: '/?a=1' },
  ];

  it('differs with each part', () => {
    const keys = [parts, ...others.map((other) => ({ ...parts, ...other }))].map(toPageKey);

    expect(new Set(keys).size).toBe(keys.length);
    expect(toPageKey({ ...parts, roles: ['A', 'B'] })).toBe(toPageKey({ ...parts, roles: ['B', 'A'] }));
  });
});
