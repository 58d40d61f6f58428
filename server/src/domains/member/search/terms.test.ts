import { splitMiddle, toTerms, type Vocabulary } from './terms.ts';

const vocabulary: Vocabulary = {
  synonyms: new Map([
    ['비번', ['비밀번호']],
    ['오시는길', ['위치']],
    ['아이', ['어린이']],
  ]),
  kinds: new Map([['교육', 'EDU']]),
  names: new Set(['개인정보처리방침']),
};
const wordsOf = (keyword: string) => toTerms(keyword, vocabulary).map(({ word }) => word);

describe('terms of a keyword', () => {
  it('are its distinct words in lower case', () => {
    expect(wordsOf('과제  공고, 과제')).toEqual(['과제', '공고']);
    expect(wordsOf('3D 프린터')).toEqual(['3d', '프린터']);
  });

  it('keep a single Chinese or Japanese character, which is a word', () => {
    expect(toTerms('海 展望台', vocabulary)).toMatchObject([
      { word: '海', isLight: false },
      { word: '展望台', isLight: false },
    ]);
    expect(wordsOf('山、寺')).toEqual(['山', '寺']);
  });

  it('have synonyms and the kind that they name', () => {
    expect(toTerms('비번 교육', vocabulary)).toEqual([
      { word: '비번', synonyms: ['비밀번호'], kind: null, isLight: false },
      { word: '교육', synonyms: [], kind: 'EDU', isLight: false },
    ]);
  });

  it('join adjacent words that form a known word or the name of a page', () => {
    expect(wordsOf('오시는 길')).toEqual(['오시는길']);
    expect(wordsOf('개인정보 처리방침')).toEqual(['개인정보처리방침']);
  });

  it('split a compound that ends with an action', () => {
    expect(toTerms('교육신청', vocabulary)).toMatchObject([
      { word: '교육', kind: 'EDU', isLight: false },
      { word: '신청', isLight: true },
    ]);
  });

  it('exclude stop words, unless there is nothing else', () => {
    expect(wordsOf('쿠폰 안돼요')).toEqual(['쿠폰']);
    expect(wordsOf('어떻게')).toEqual(['어떻게']);
  });

  it.each([
    ['ㄱ ㅏ', 'ㄱㅏ'],
    ['3 d', '3d'],
    ['ㄱ ㅂ', 'ㄱㅂ'],
  ])('are one word where only single letters are apart: %s', (keyword, word) => {
    expect(wordsOf(keyword)).toEqual([word]);
  });

  it('count words of action if there are no others', () => {
    expect(toTerms('예약 방법', vocabulary).map(({ isLight }) => isLight)).toEqual([false, false]);
  });

  it('are light with one syllable beside longer ones', () => {
    expect(toTerms('회 식당', vocabulary).map(({ isLight }) => isLight)).toEqual([true, false]);
    expect(toTerms('회', vocabulary).map(({ isLight }) => isLight)).toEqual([false]);
  });

  it.each([
    ['인장시험', '인장 시험'],
    ['분석장비실', '분석 장비실'],
    ['현미경', '현미경'],
    ['abcd', 'abcd'],
  ])('may be two words typed as one: %s', (word, expected) => {
    expect(splitMiddle(word)).toBe(expected);
  });

  it('also match a word without its particle', () => {
    expect(toTerms('아이랑', vocabulary)).toEqual([
      { word: '아이랑', synonyms: ['아이', '어린이'], kind: null, isLight: false },
    ]);
  });

  it('are one for first consonants, and at most eight', () => {
    expect(wordsOf('ㅈㅅ ㅎㅁㄱ')).toEqual(['ㅈㅅㅎㅁㄱ']);
    expect(wordsOf(Array.from({ length: 20 }, (_, at) => `단어${at}`).join(' '))).toHaveLength(8);
    expect(wordsOf('  ')).toEqual([]);
  });
});
