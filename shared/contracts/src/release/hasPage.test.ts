import { hasPage, type RegistryEntry, type RemoteJson, remoteJson } from './index.ts';

const aRemote = (id: string, path: string, overrides: Partial<RegistryEntry> = {}, roles: RemoteJson['roles'] = []) =>
  ({
    enabled: true,
    ...overrides,
    remoteJson: remoteJson.parse({
      id,
      requires: { shellApi: 1 },
      area: [path],
      roles,
      routes: [
        { path, alias: [`${path}/list`], layout: 'default', group: null, guard: null, render: 'client', title: '목록' },
      ],
    }),
  }) as RegistryEntry;

const registry = {
  version: '1',
  shell: { buildId: 'shell0001' },
  remotes: {
    'mf-news': aRemote('mf-news', '/news'),
    'mf-travel': aRemote('mf-travel', '/travel', { enabled: false, notice: '점검 중입니다.' }),
    'mf-office': aRemote('mf-office', '/office', {}, ['STAFF']),
  },
};

describe('hasPage', () => {
  it.each(['/news', '/News/', '/news/list', '/news?pageNum=2', '/news#top', '/load'])('returns true for %s', (href) => {
    expect(hasPage(registry, href, [])).toBe(true);
  });

  it.each(['/events', '//news', 'https://site.example/news', 'news', ''])('returns false for "%s"', (href) => {
    expect(hasPage(registry, href, [])).toBe(false);
  });

  it('returns false for pages of a remote that is out of service', () => {
    expect(hasPage(registry, '/travel', [])).toBe(false);
  });

  it('returns true for a page of a remote with roles only for members with one of them', () => {
    expect([[], ['MEMBER'], ['MEMBER', 'STAFF']].map((roles) => hasPage(registry, '/office', roles))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
