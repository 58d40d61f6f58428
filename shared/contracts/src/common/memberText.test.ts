import * as z from 'zod/mini';
import { countLetters, memberText } from './memberText.ts';

const line = memberText({ max: 5, empty: '비었습니다.', tooLong: '깁니다.', hasLines: false });
const lines = memberText({ max: 5, empty: '비었습니다.', tooLong: '깁니다.' });
const messageOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

describe('countLetters', () => {
  it.each([
    ['가나다', 3],
    ['가나다'.normalize('NFD'), 3],
    ['👨‍👩‍👧', 1],
    ['', 0],
  ])('counts the grapheme clusters of %s', (text, count) => {
    expect(countLetters(text)).toBe(count);
  });
});

describe('memberText', () => {
  it('normalises to NFC, trims, and unifies line endings', () => {
    expect(z.parse(lines, ` ${'가'.normalize('NFD')}\r\n나 `)).toBe('가\n나');
  });

  it('joins lines where a single line is required', () => {
    expect(z.parse(line, '가\n나')).toBe('가 나');
  });

  it('removes characters that databases refuse', () => {
    expect(z.parse(lines, '가\u0000나\ud800')).toBe('가나');
  });

  it.each([
    ['signs that turn the direction of writing', '가\u202e나\u2066다'],
    ['invisible tags', '가나\u{e0041}다'],
    ['piles of marks', `가${'\u0301'.repeat(40)}나다`],
  ])('removes %s from single lines', (_what, value) => {
    const kept = [z.parse(line, value), z.parse(lines, value)];

    for (const text of kept) expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]|\p{M}{5}/u);
  });

  it.each([[''], [' \n'], ['\u200b'], ['\u3164'], ['\u034f\ufe0f'], ['\u2800'], [undefined], [3]])(
    'treats %j as empty',
    (value) => {
      expect(messageOf(lines, value)).toBe('비었습니다.');
    },
  );

  it('accepts the maximum length and rejects one character more', () => {
    for (const letter of ['👨‍👩‍👧', '👩🏻‍❤️‍💋‍👩🏿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']) {
      expect(z.safeParse(lines, letter.repeat(5)).success).toBe(true);
      expect(messageOf(lines, letter.repeat(6))).toBe('깁니다.');
    }
    expect(messageOf(lines, '가나다라마바')).toBe('깁니다.');
  });
});
