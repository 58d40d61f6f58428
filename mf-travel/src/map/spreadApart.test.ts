import { spreadApart } from './spreadApart.ts';

describe('spreadApart', () => {
  it('moves points that are too near apart, also those at the same place, and leaves others', () => {
    const spread = spreadApart(
      [
        { x: 0, y: 0 },
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 100, y: 100 },
      ],
      10,
    );
    const [first, second, third, far] = spread;
    const apart = (one = { x: 0, y: 0 }, other = { x: 0, y: 0 }) => Math.hypot(one.x - other.x, one.y - other.y);

    expect(far).toEqual({ x: 100, y: 100 });
    expect(Math.min(apart(first, second), apart(second, third), apart(first, third))).toBeGreaterThan(9);
  });
});
