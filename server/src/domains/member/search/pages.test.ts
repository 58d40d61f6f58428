import { remoteJson } from '@haesol/contracts/release';
import type { RegistryState } from '../../../release/registry/createRegistry.ts';
import { findSection, listSections, listSitePages } from './pages.ts';

const page = { layout: 'default', group: null, guard: null, render: 'server' };
const member = { ...page, guard: 'member', noindex: true };

function siteOf(change: object, enabled = true): Pick<RegistryState, 'remotes'> {
  const json = remoteJson.parse({
    id: 'mf-a',
    requires: { shellApi: 1 },
    area: ['/a'],
    routes: [
      { ...page, path: '/a/open', title: '자료실', description: '서식을 내려받습니다.' },
      { ...page, path: '/a/item', title: '{0.title} | 자료실', gets: ['/api/v1/posts/{postUid}'] },
      { ...member, path: '/a/step', title: '가입 완료' },
      { ...member, path: '/a/change', title: '회원정보 수정', words: ['이메일 변경'] },
      { ...member, path: '/a/mine', title: '비밀번호 확인' },
      { ...member, path: '/a', title: '가 나', redirect: '/a/open' },
    ],
    menu: [{ group: 'a', order: 1, menu: 'mine', label: '내 회원정보', link: '/a/mine', description: '내 정보' }],
    ...change,
  });
  return {
    remotes: {
      'mf-a': {
        buildId: 'b',
        entry: '',
        global: '',
        integrity: '',
        css: [],
        scripts: [],
        ssr: null,
        enabled,
        notice: null,
        remoteJson: json,
      },
    },
  };
}

describe('pages in the search', () => {
  it('are those in menus and the site map, the indexes of groups, and those with keywords', () => {
    expect(listSitePages(siteOf({}), 'ko').map(({ path }) => path)).toEqual(['/a/open', '/a/change', '/a/mine', '/a']);
  });

  it('have titles and sections in a language where their build has them, and are found by Korean names too', () => {
    const texts = {
      en: {
        routes: {
          '/a': { title: 'Part A', description: '' },
          '/a/mine': { title: 'Check password', description: 'Type it again.', words: ['sign-in'] },
        },
        menu: { mine: { label: 'My account', description: '' } },
      },
    };
    const site = siteOf({ texts });
    const pages = listSitePages(site, 'en');

    expect(pages.find(({ path }) => path === '/a/mine')).toMatchObject({
      title: 'My account',
      summary: 'Type it again.',
      lang: 'en',
      words: '|myaccount|checkpassword|sign-in|내회원정보|비밀번호확인|',
    });
    expect(pages.find(({ path }) => path === '/a/open')).toMatchObject({ title: '자료실', lang: 'ko' });
    expect(findSection('/a/mine', listSections(site, 'en'))).toBe('Part A');
  });

  it('have their title from the menu, and are found by every name', () => {
    const pages = listSitePages(siteOf({}), 'ko');

    expect(pages.find(({ path }) => path === '/a/mine')).toMatchObject({
      title: '내 회원정보',
      summary: '내 정보',
      words: '|내회원정보|비밀번호확인|',
    });
    expect(pages.find(({ path }) => path === '/a/change')?.words).toBe('|회원정보수정|이메일변경|');
  });

  it('belong to the section whose first page is the beginning of their path', () => {
    const sections = listSections(siteOf({}), 'ko');

    expect(findSection('/a/mine?id=1', sections)).toBe('가 나');
    expect(findSection('/a', sections)).toBeUndefined();
    expect(findSection('/b/mine', sections)).toBeUndefined();
    expect(listSections(siteOf({}, false), 'ko').size).toBe(0);
  });

  it('exclude remotes for some roles and those out of service', () => {
    expect(listSitePages(siteOf({ roles: ['STAFF'] }), 'ko')).toEqual([]);
    expect(listSitePages(siteOf({}, false), 'ko')).toEqual([]);
  });
});
