import { toRetrySec } from './rules.ts';

describe('toRetrySec', () => {
  it.each([
    [1, 10],
    [2, 20],
    [5, 160],
    [10, 3600],
    [59, 3600],
  ])('waits after try %i for %i seconds', (tries, seconds) => {
    expect(toRetrySec(tries)).toBe(seconds);
  });

  it('gives up after sixty tries, more than two days later', () => {
    const total = Array.from({ length: 59 }, (_, index) => toRetrySec(index + 1) ?? 0).reduce((a, b) => a + b);

    expect(toRetrySec(60)).toBeUndefined();
    expect(total).toBeGreaterThan(2 * 86_400);
  });
});
