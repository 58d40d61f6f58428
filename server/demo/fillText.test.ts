import { createDraw } from './draw.ts';
import { createFill, fillWord } from './fillText.ts';

describe('fillWord', () => {
  it.each([
    ['{0}을/를 빌립니다. {0}은/는 무료입니다.', '메이커룸', '메이커룸을 빌립니다. 메이커룸은 무료입니다.'],
    ['{0}을/를 빌립니다. {0}은/는 무료입니다.', '회의', '회의를 빌립니다. 회의는 무료입니다.'],
    ['{0}와/과 함께', '다온푸드텍', '다온푸드텍과 함께'],
    ['{0}와/과 함께', '해솔시', '해솔시와 함께'],
    ['소속을 {0}으로/로 바꿉니다', '기업 재직자', '소속을 기업 재직자로 바꿉니다'],
    ['{0} 과정', '품질경영 통계', '품질경영 통계 과정'],
    ['{0}도', '1인 사업자', '1인 사업자도'],
  ])('%s: %s', (text, word, filled) => {
    expect(fillWord(text, word)).toBe(filled);
  });
});

describe('createFill', () => {
  const fill = (text: string) => createFill({ date: '2026-11-23', round: 2, draw: createDraw('fill') })(text);

  it.each([
    ['{year}년 {month}월 {quarter}분기, {nextQuarter}', '2026년 11월 4분기, 2027년 1분기'],
    ['{half:여름|겨울}방학, {round}기, {round:6}회', '겨울방학, 2기, 8회'],
    ['{short:2} ~ {full:14}, {shortDay:14}까지', '11. 25.(수) ~ 2026. 12. 7.(월), 12. 7.까지'],
    ['{int:3-3}명, {pick:산}와/과', '3명, 산과'],
  ])('%s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it('names the same company again', () => {
    expect(fill('{company}, {sameCompany}')).toMatch(/^(.+), \1$/);
  });

  it('refuses a place that nothing fills', () => {
    expect(() => fill('{nobody}')).toThrow('{nobody}');
  });
});
