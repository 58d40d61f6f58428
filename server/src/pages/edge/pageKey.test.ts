import type { RegistryEntry } from '@haesol/contracts/release';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { reducePage, toPageKey } from './pageKey.ts';

const route = aRoute({
  path: '/infoPlaza/notice',
  gets: ['/api/v1/posts/list?pageNum={pageNum=1}&searchKeyword={searchKeyword=}'],
  search: ['view'],
});
const { path: pathname } = route;
const mine = '/infoPlaza/mine';
const remoteJson = aRemoteJson({ routes: [route, { ...route, path: mine, guard: 'member' }] });
const registry = {
  ...{ version: '1', shell: { buildId: '1' } },
  remotes: { [remoteJson.id]: { enabled: true, remoteJson } as RegistryEntry },
};
const reduce = (search: string) => reducePage(registry, { pathname, search });

describe('reducePage', () => {
  it('keeps the keys of the GETs and of the route', () => {
    expect(reduce('?view=cards&pageNum=2')).toEqual({ pathname, search: '?view=cards&pageNum=2', isRendered: true });
    expect(reduce('')).toEqual({ pathname, search: '', isRendered: true });
  });

  it('maps URLs with unknown keys to the same page, rendered by the browser', () => {
    expect(reduce('zz=1&pageNum=2')).toEqual({ pathname, search: '?pageNum=2', isRendered: false });
    expect(reduce('zz=2&pageNum=2')).toEqual(reduce('zz=1&pageNum=2'));
  });

  it('takes the first value of a repeated key', () => {
    expect(reduce('pageNum=2&pageNum=3').search).toBe('?pageNum=2');
  });

  it('does not change pages of members', () => {
    const own = { pathname: mine, search: '?zz=1' };

    expect(reducePage(registry, own)).toEqual({ ...own, isRendered: true });
  });

  it('maps all unknown paths to one page, but not those of the shell', () => {
    const missing = reducePage(registry, { pathname: '/x1', search: '?a=1' });

    expect(missing).toMatchObject({ search: '', isRendered: true });
    expect(reducePage(registry, { pathname: '/x2', search: '' })).toEqual(missing);
    expect(reducePage(registry, { pathname: '/load', search: '' }).pathname).toBe('/load');
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
    values: '',
  };
  const others = [
    { hasSession: true },
    { languageCd: 'CD0000000128' },
    { roles: ['STAFF'] },
    { canary: 'mf-travel@build0002' },
    { values: '{"mf-travel":{}}' },
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
