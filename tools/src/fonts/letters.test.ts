import { groupLetters, parseRange, toRange } from './letters.ts';

describe('groupLetters', () => {
  it('has the letters on a tenth of the pages in the first group, then those of the site by frequency', () => {
    const pages = Array.from(
      { length: 20 },
      (_, at) => `<p class="한">가${at < 2 ? '나' : ''}${at === 0 ? '다' : ''}</p>`,
    );
    const [core = [], ...groups] = groupLetters({ pages, texts: ['라마', '라'] });

    expect(core.filter((letter) => letter > '~')).toEqual(['가', '나']);
    expect(core).toContain('0');
    expect(groups).toEqual([['라', '다', '마']]);
  });

  it('has 300 letters in a group', () => {
    const text = String.fromCodePoint(...Array.from({ length: 700 }, (_, at) => 0xac00 + at));

    expect(
      groupLetters({ pages: [], texts: [text] })
        .slice(1)
        .map(({ length }) => length),
    ).toEqual([300, 300, 100]);
  });
});

it('reads and writes ranges of code points', () => {
  expect(parseRange('U+41-43, U+ac00')).toEqual([0x41, 0x42, 0x43, 0xac00]);
  expect(toRange([0xac00, 0x43, 0x41, 0x42])).toBe('U+41-43, U+ac00');
});
