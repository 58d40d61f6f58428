import { toClock } from './useSecondsLeft.ts';

describe('toClock', () => {
  it('formats minutes and seconds', () => {
    expect(toClock(29)).toBe('0:29');
    expect(toClock(845)).toBe('14:05');
  });
});
