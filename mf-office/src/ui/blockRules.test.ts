import { toBlank, toMoved, toTyped } from './blockRules.ts';

describe('blocks of a page', () => {
  it('get new entries of the same shape, without texts and with the same picture', () => {
    const step = { title: '신청', text: '적습니다.', picture: 'form', time: '언제나' };

    expect(toBlank(step)).toEqual({ title: '', text: '', picture: 'form', time: '' });
    expect(toBlank(['가', '나'])).toEqual(['', '']);
  });

  it('keep numbers as numbers, and hold null for an empty text that may be missing', () => {
    expect(toTyped('chart', 'values', 3, '1,200')).toBe(1200);
    expect(toTyped('chart', 'values', 3, '많음')).toBe(3);
    expect([toTyped('cards', 'link', '/a', ''), toTyped('cards', 'title', '제목', '')]).toEqual([null, null]);
    expect([toTyped('facts', 'title', '제목', ''), toTyped('table', 'caption', '표', '')]).toEqual(['', '']);
  });

  it('move one place up and down', () => {
    expect(toMoved(['가', '나', '다'], 2, -1)).toEqual(['가', '다', '나']);
    expect(toMoved(['가', '나', '다'], 0, 1)).toEqual(['나', '가', '다']);
  });
});
