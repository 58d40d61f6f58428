import { toEarnedPoints } from './earnedPoints.ts';

describe('toEarnedPoints', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [30_050, 300],
  ])('of %i won is %i', (paid, points) => {
    expect(toEarnedPoints(paid)).toBe(points);
  });
});
