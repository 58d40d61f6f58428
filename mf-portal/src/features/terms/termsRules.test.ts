import { compareParagraphs, toParagraphs } from './termsRules.ts';

describe('toParagraphs', () => {
  it('separates headings, items and rows and decodes entities once', () => {
    expect(
      toParagraphs('<h2>제1조</h2><ul><li>가 &amp;lt; 나</li></ul><table><tr><td>다</td><td>라</td></tr></table>'),
    ).toEqual(['제1조', '가 &lt; 나', '다 라']);
  });
});

describe('compareParagraphs', () => {
  it('keeps equal paragraphs and shows removed before added ones', () => {
    expect(compareParagraphs(['가', '나', '라'], ['가', '다', '라', '마'])).toEqual([
      { kind: 'same', text: '가' },
      { kind: 'removed', text: '나' },
      { kind: 'added', text: '다' },
      { kind: 'same', text: '라' },
      { kind: 'added', text: '마' },
    ]);
  });

  it('returns no changes for equal texts', () => {
    expect(compareParagraphs(['가'], ['가'])).toEqual([{ kind: 'same', text: '가' }]);
  });
});
