import { mapSize, readLines, toMapPoint } from './projection.ts';
import { province } from './province.ts';
import { createRoads, lengthOf, provinceRoads } from './roads.ts';

const vertices = new Set(readLines(province.roads).flatMap((line) => line.map(({ x, y }) => `${x} ${y}`)));
const at = (lat: number, lng: number) => toMapPoint({ lat, lng });

/** Days of the sample tours, by the places of their stops. */
const days = {
  children: [at(36.4079, 130.8146), at(36.3314, 130.8759), at(36.2955, 130.7325), at(36.3261, 130.6511)],
  markets: [at(36.3159, 130.8835), at(36.4619, 130.5028), at(36.5127, 130.424), at(36.7815, 130.7121)],
  island: [at(36.2224, 131.1301), at(36.2093, 130.9494), at(36.1729, 131.0271)],
  factories: [at(36.475, 130.5031), at(36.6234, 130.5009), at(36.4448, 130.8973), at(36.3239, 130.2335)],
};
const legs = Object.values(days).flatMap((stops) =>
  stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const),
);

/** Points all over the map, the same in each run. */
function listPoints(count: number) {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, () => ({ x: next() * mapSize.width, y: next() * mapSize.height }));
}

describe('a way by car', () => {
  it.each([
    ...legs,
    ...listPoints(300).flatMap((to, index, all) => (index === 0 ? [] : [[all[index - 1] ?? to, to] as const])),
  ])('begins and ends at its places and goes along the roads: %j to %j', (from, to) => {
    const way = provinceRoads.findWay(from, to);
    const straight = lengthOf([from, to]);

    expect([way[0], way.at(-1)]).toEqual([from, to]);
    expect(way.slice(1, -1).filter(({ x, y }) => !vertices.has(`${x} ${y}`))).toEqual([]);
    expect(lengthOf(way)).toBeGreaterThanOrEqual(straight - 1e-9);
    expect(lengthOf(way)).toBeLessThanOrEqual(2.5 * straight + 1e-9);
  });

  it('leads along the roads between towns, straight within a town and on an island without roads', () => {
    const points = (stops: readonly { x: number; y: number }[]) =>
      stops.slice(1).map((to, index) => provinceRoads.findWay(stops[index] ?? to, to).length);

    expect(points(days.factories).every((count) => count > 5)).toBe(true);
    // Its second and third market are in one town.
    expect(points(days.markets).map((count) => count > 5)).toEqual([true, false, true]);
    expect(points(days.island)).toEqual([2, 2]);
    expect(provinceRoads.findWay(at(36.4079, 130.8146), at(36.409, 130.816))).toHaveLength(2);
  });

  it('does not cross the sea on a road', () => {
    const [from, to] = [at(36.3159, 130.8835), at(36.2724, 131.033)];

    expect(provinceRoads.findWay(from, to)).toEqual([from, to]);
    expect(provinceRoads.isOverSea(from, to)).toBe(true);
    expect(provinceRoads.isOverSea(from, from)).toBe(false);
  });

  it('takes the shortest of several roads', () => {
    const { findWay } = createRoads({
      roads: 'M10 10L50 90L90 10M10 10L50 30L90 10M20 80L30 80',
      coast: 'M0 0L100 0L100 100L0 100z',
    });

    expect(findWay({ x: 9, y: 9 }, { x: 92, y: 9 })).toEqual([
      { x: 9, y: 9 },
      { x: 10, y: 10 },
      { x: 50, y: 30 },
      { x: 90, y: 10 },
      { x: 92, y: 9 },
    ]);
    // Its nearest road leads nowhere.
    expect(findWay({ x: 20, y: 81 }, { x: 92, y: 9 })).toHaveLength(2);
  });
});
