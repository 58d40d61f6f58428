import { readChosenLanguage, toLanguageUrl, toLocaleCookie } from './languages.ts';

describe('readChosenLanguage', () => {
  it.each([
    ['a=1; i18n_redirected=ja; b=2', 'CD0000000129'],
    ['i18n_redirected=zh-TW', 'CD0000000547'],
    ['i18n_redirected=en;b=2', 'CD0000000128'],
    ['i18n_redirected=ko', 'CD0000001258'],
  ])('returns for %s the language %s', (cookies, languageCd) => {
    expect(readChosenLanguage(cookies)?.languageCd).toBe(languageCd);
  });

  it.each(['', 'a=1', 'i18n_redirected=xx', 'not_i18n_redirected=ja'])('returns undefined for %s', (cookies) => {
    expect(readChosenLanguage(cookies)).toBeUndefined();
  });
});

it('toLocaleCookie stores a language for 365 days', () => {
  expect(toLocaleCookie('en')).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('toLanguageUrl names every language but Korean, the default', () => {
  expect(['ko', 'ja'].map((locale) => toLanguageUrl('/travel', locale))).toEqual(['/travel', '/travel?lang=ja']);
  expect(toLanguageUrl('/travel/attraction?gdsUid=G1', 'zh-TW')).toBe('/travel/attraction?gdsUid=G1&lang=zh-TW');
});
