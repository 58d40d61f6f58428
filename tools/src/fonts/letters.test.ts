import { groupLetters, parseRange, toRange } from './letters.ts';

/** Every letter but those of Japan. */
const isInFont = (letter: string) => letter >= ' ' && !/[ぁ-ヿ]/.test(letter);

describe('groupLetters', () => {
  it('has the letters on a twentieth of the pages in the first group, then those of the site by frequency', () => {
    const pages = Array.from(
      { length: 40 },
      (_, at) => `<p class="한">가${at < 2 ? '나' : ''}${at === 0 ? '다' : ''}</p>`,
    );
    const [core = [], ...groups] = groupLetters({ isInFont, entries: [], pages, texts: ['라마', '라ひ'] });

    expect(core.filter((letter) => letter > '~')).toEqual(['가', '나']);
    expect(core).toContain('0');
    expect(groups).toEqual([['라', '다', '마']]);
  });

  it('has each letter of an entry page in the first group', () => {
    const [core] = groupLetters({ isInFont, entries: ['<p>가\n</p>'], pages: Array(40).fill('나'), texts: ['다'] });

    expect(core?.filter((letter) => letter > '~' || letter < ' ')).toEqual(['가', '나']);
  });

  it('has 150 letters in a group', () => {
    const text = String.fromCodePoint(...Array.from({ length: 400 }, (_, at) => 0xac00 + at));

    expect(
      groupLetters({ isInFont, entries: [], pages: [], texts: [text] })
        .slice(1)
        .map(({ length }) => length),
    ).toEqual([150, 150, 100]);
  });
});

it('reads and writes ranges of code points', () => {
  expect(parseRange('U+41-43, U+ac00')).toEqual([0x41, 0x42, 0x43, 0xac00]);
  expect(toRange([0xac00, 0x43, 0x41, 0x42])).toBe('U+41-43, U+ac00');
});
