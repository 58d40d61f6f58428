import { isChatOpen } from './rules.ts';

describe('isChatOpen', () => {
  it.each([
    [9 * 60, true, true],
    [9 * 60 - 1, true, false],
    [12 * 60, true, false],
    [13 * 60, true, true],
    [18 * 60 - 1, true, true],
    [18 * 60, true, false],
    [10 * 60, false, false],
  ])('at minute %i of a workday %s is %s', (minutes, isWorkday, expected) => {
    expect(isChatOpen(minutes, isWorkday)).toBe(expected);
  });
});
