import { createStore } from 'jotai';
import { chooseLanguageAtom, isOtherLanguageChosen, languageAtom, noLanguage, takeLanguageAtom } from './language.ts';

const taken = (locale: string) => {
  const store = createStore();
  store.set(takeLanguageAtom, locale);
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

  it('is taken from the document', () => {
    expect(taken('ja')).toMatchObject({ languageCd: 'CD0000000129', locale: 'ja' });
  });

  it.each(['', 'ko', 'xx'])('is empty in a document in %j', (locale) => {
    expect(taken(locale)).toEqual(noLanguage);
  });
});

it.each([
  ['i18n_redirected=ja', 'ko', true],
  ['i18n_redirected=ja', 'ja', false],
  ['a=1', 'ja', false],
])('isOtherLanguageChosen compares the cookie %j with a document in %s', (cookie, lang, expected) => {
  const documentElement = { lang } as HTMLElement;

  expect(isOtherLanguageChosen({ cookie, documentElement })).toBe(expected);
});
