import { toChosung, toChosungRegex, toLikePattern, toOtherKeyboard } from '../../common/text/searchText.ts';

describe('search text', () => {
  it('finds 주사전자현미경 by ㅈㅅㅎㅁㄱ', () => {
    expect(new RegExp(toChosungRegex('ㅈㅅㅎㅁㄱ')).test(toChosung('주사전자현미경(FE-SEM)'))).toBe(true);
    expect(new RegExp(toChosungRegex('ㅈㅅㅎㅁㄱ')).test(toChosung('진공성형기'))).toBe(false);
  });

  it('searches consonants that the keyboard joined as the two that were typed', () => {
    expect([...'ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ'].map(toChosungRegex)).toEqual(
      ['ㄱㅅ', 'ㄴㅈ', 'ㄴㅎ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ', 'ㅂㅅ'].map(toChosungRegex),
    );
    expect(toChosungRegex('ㅈㅅㅎㅁㄳ')).toBe(toChosungRegex('ㅈㅅㅎㅁㄱㅅ'));
    expect(toChosungRegex('ㄲ')).toBe('ㄲ');
  });

  it('converts text typed on the other keyboard layout', () => {
    expect(toOtherKeyboard('qksehcp')).toBe('반도체');
    expect(toOtherKeyboard('sem')).toBeNull();
    expect(toOtherKeyboard('ㅗㅔㅣㅊ')).toBe('hplc');
    expect(toOtherKeyboard('반도체')).toBeNull();
    expect(toOtherKeyboard('ㄱ ㅏ')).toBeNull();
  });

  it('escapes the special characters of LIKE', () => {
    expect(toLikePattern('50% 할인_A')).toBe('%50\\%할인\\_a%');
  });

  it('finds a name with any hyphen or dash, and a dash alone only where it is', () => {
    expect(['icp\u2010oes', 'ICP\u2013OES', 'ICP\u2212OES', 'ICP-OES'].map(toLikePattern)).toEqual(
      Array(4).fill('%icp_oes%'),
    );
    expect(toLikePattern('--')).toBe('%--%');
  });
});
