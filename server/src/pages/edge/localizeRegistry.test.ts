import type { Registry } from '@haesol/contracts/release';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { localizeRegistry, withoutTexts } from './localizeRegistry.ts';

const route = aRoute({ path: '/travel', title: '누리도 여행' });
const texts = { en: { routes: { '/travel': { title: 'Travel Nurido', description: 'Eight towns' } }, menu: {} } };
const build = { buildId: 'b', entry: '/e.js', global: 'g', integrity: '', css: [], scripts: [], ssr: null };
const state = { enabled: true, notice: null };
const registry: Registry = {
  version: '1',
  shell: { buildId: 'shell001' },
  remotes: { 'mf-travel': { ...build, ...state, remoteJson: { ...aRemoteJson({ routes: [route] }), texts } } },
};
const titleIn = ({ remotes }: Registry) => remotes['mf-travel']?.remoteJson.routes[0]?.title;

describe('localizeRegistry', () => {
  it('names the pages of a remote in the language, where its build has the texts', () => {
    expect(titleIn(localizeRegistry(registry, 'en'))).toBe('Travel Nurido');
    expect(titleIn(localizeRegistry(registry, 'ja'))).toBe('누리도 여행');
    expect(localizeRegistry(registry, 'ko')).toBe(registry);
  });

  it('tells readers which entries of the menu lead to Korean pages, and keeps the entry of a list for its pages', () => {
    const entry = { group: 'infoPlaza', order: 1, description: '', roles: [] };
    const json = aRemoteJson({
      routes: [
        route,
        aRoute({ path: '/faq', title: '자주 묻는 질문' }),
        aRoute({ path: '/faqDetail', title: '{0.title} | 자주 묻는 질문' }),
      ],
      menu: [
        { ...entry, menu: 'travel', label: '여행', link: '/travel' },
        { ...entry, menu: 'faq', label: '자주 묻는 질문', link: '/faq' },
      ],
    });
    const menu = {
      travel: { label: 'Travel', description: 'All' },
      faq: { label: 'Questions', description: 'Answers' },
    };
    const withMenu = { ...json, texts: { en: { ...texts.en, menu } } };
    const { remotes } = localizeRegistry(
      { ...registry, remotes: { 'mf-travel': { ...build, ...state, remoteJson: withMenu } } },
      'en',
    );
    const { menu: named, routes } = remotes['mf-travel']?.remoteJson ?? {};

    expect(named?.map(({ label }) => label)).toEqual(['Travel', 'Questions (in Korean)']);
    expect(routes?.map((page) => page.menu)).toEqual([undefined, 'faq', 'faq']);
  });

  it('returns the same registry for the same language', () => {
    expect(localizeRegistry(registry, 'en')).toBe(localizeRegistry(registry, 'en'));
  });
});

it('leaves the texts of other languages out of the registry of browsers, once for each registry', () => {
  expect(withoutTexts(registry)).toBe(withoutTexts(registry));
  expect(JSON.stringify(withoutTexts(registry))).not.toContain('Travel Nurido');
});
