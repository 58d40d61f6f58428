import type { Registry } from '@haesol/contracts/release';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { choosePageLanguage } from './pageLanguage.ts';

const names = { title: 'Travel', description: '' };
const texts = { en: { routes: { '/travel': names }, menu: {} } };
const build = { buildId: 'b', entry: '/e.js', global: 'g', integrity: '', css: [], scripts: [], ssr: null };
const state = { enabled: true, notice: null };
const aRemote = (id: string, ...paths: string[]) => aRemoteJson({ id, routes: paths.map((path) => aRoute({ path })) });
const registry: Registry = {
  version: '1',
  shell: { buildId: 'shell001' },
  remotes: {
    'mf-travel': { ...build, ...state, remoteJson: { ...aRemote('mf-travel', '/travel', '/travel/korean'), texts } },
    'mf-portal': { ...build, ...state, remoteJson: aRemote('mf-portal', '/intro') },
  },
};
const choose = (path: string, headers: { cookie?: string; 'accept-language'?: string } = {}) =>
  choosePageLanguage(registry, new URL(path, 'http://site'), headers).languageCd;
const [english, japanese] = ['CD0000000128', 'CD0000000129'];

describe('choosePageLanguage', () => {
  const accepting = { 'accept-language': 'ja,en;q=0.5' };

  it('takes the language of the address, then the chosen one, then what the browser accepts', () => {
    const cookie = 'a=1; i18n_redirected=en';

    expect(choose('/travel?lang=zh-CN', { ...accepting, cookie })).toBe('CD0000000546');
    expect(choose('/travel', { ...accepting, cookie })).toBe(english);
    expect(choose('/travel', accepting)).toBe(japanese);
    expect(choose('/travel')).toBe('');
  });

  it('keeps Korean if it is chosen or linked', () => {
    expect(choose('/travel', { ...accepting, cookie: 'i18n_redirected=ko' })).toBe('');
    expect(choose('/travel?lang=ko', { cookie: 'i18n_redirected=en' })).toBe('');
  });

  it('uses a choice on every page, and what the browser accepts only on pages with texts in other languages', () => {
    expect(choose('/travel/korean', accepting)).toBe('');
    expect(choose('/intro', accepting)).toBe('');
    expect(choose('/intro', { ...accepting, cookie: 'i18n_redirected=en' })).toBe(english);
    expect(choose('/none', accepting)).toBe('');
  });

  it('ignores unknown languages of the address and the cookie', () => {
    expect(choose('/travel?lang=xx', { cookie: 'i18n_redirected=yy' })).toBe('');
  });
});
