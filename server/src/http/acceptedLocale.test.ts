import { readAcceptedLocale } from './acceptedLocale.ts';

describe('readAcceptedLocale', () => {
  it.each([
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['fr-FR,fr;q=0.9,en-GB;q=0.4,ja;q=0.6', 'ja'],
    ['zh-HK', 'zh-TW'],
    ['zh-Hant-TW,zh;q=0.9', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-SG,en', 'zh-CN'],
    ['ko-KR,en;q=0.9', 'ko'],
    ['ja;q=0, en', 'en'],
    ['*', undefined],
    ['fr', undefined],
    ['', undefined],
    ['en_US', undefined],
  ])('returns for %s the locale %s', (header, locale) => {
    expect(readAcceptedLocale(header)).toBe(locale);
  });
});
