import { toClock } from './remaining.ts';

describe('toClock', () => {
  it('formats hours and minutes, rounded down', () => {
    expect(toClock(21 * 3_600 + 14 * 60 + 59)).toBe('21:14');
    expect(toClock(72 * 3_600)).toBe('72:00');
    expect(toClock(59)).toBe('00:00');
    expect(toClock(-5)).toBe('00:00');
  });
});
