import { readChosenLanguage } from './languages.ts';

describe('readChosenLanguage', () => {
  it.each([
    ['a=1; i18n_redirected=ja; b=2', 'CD0000000129'],
    ['i18n_redirected=zh-TW', 'CD0000000547'],
    ['i18n_redirected=en;b=2', 'CD0000000128'],
  ])('returns for %s the language %s', (cookies, languageCd) => {
    expect(readChosenLanguage(cookies)?.languageCd).toBe(languageCd);
  });

  it.each(['', 'a=1', 'i18n_redirected=ko', 'i18n_redirected=xx', 'not_i18n_redirected=ja'])(
    'returns undefined for %s',
    (cookies) => {
      expect(readChosenLanguage(cookies)).toBeUndefined();
    },
  );
});
