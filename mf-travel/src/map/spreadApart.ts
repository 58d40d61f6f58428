import type { MapPoint } from './projection.ts';

const rounds = 12;

/** Moves points that are nearer to each other than a distance apart, so that the numbers on them can be read. */
export function spreadApart(points: readonly MapPoint[], distance: number): readonly MapPoint[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const length = Math.hypot(x, y);
        if (length >= distance) continue;
        // Points at the same place are moved sideways.
        const [east, south] = length === 0 ? [1, 0] : [x / length, y / length];
        const step = (distance - length) / 2;
        one.x -= east * step;
        one.y -= south * step;
        other.x += east * step;
        other.y += south * step;
      }
    }
  }
  return moved;
}
