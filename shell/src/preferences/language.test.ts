import { createStore } from 'jotai';
import { chooseLanguageAtom, languageAtom, noLanguage, restoreLanguageAtom, toLocaleCookie } from './language.ts';

const restored = (cookies: string) => {
  const store = createStore();
  store.set(restoreLanguageAtom, cookies);
  return store.get(languageAtom);
};

describe('language', () => {
  it.each([
    ['CD0000001258', 'CD0000001258', 'ko'],
    ['CD0000000128', 'CD0000001259', 'en'],
    ['CD0000000129', 'CD0000001271', 'ja'],
    ['CD0000000546', 'CD0000001272', 'zh-CN'],
    ['CD0000000547', 'CD0000001273', 'zh-TW'],
  ])('%s gives the travel code %s and the locale %s', (languageCd, travaelLangCd, locale) => {
    const store = createStore();

    store.set(chooseLanguageAtom, languageCd);

    expect(store.get(languageAtom)).toEqual({ languageCd, travaelLangCd, locale });
  });

  it('is empty for an unknown code', () => {
    const store = createStore();

    store.set(chooseLanguageAtom, 'CD9');

    expect(store.get(languageAtom)).toEqual(noLanguage);
  });

  it('is restored from its cookie', () => {
    expect(restored('a=1; i18n_redirected=ja; b=2')).toMatchObject({ languageCd: 'CD0000000129' });
  });

  it.each(['', 'a=1', 'i18n_redirected=ko', 'i18n_redirected=xx', 'not_i18n_redirected=ja'])(
    'is empty with the cookies %j',
    (cookies) => {
      expect(restored(cookies)).toEqual(noLanguage);
    },
  );

  it('is stored for 365 days', () => {
    expect(toLocaleCookie({ ...noLanguage, locale: 'en' })).toBe(
      'i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });
});
