import { type Axes, listMixes, listPairs, listPairsOf } from './listMixes.ts';

/** Creates axes with the given numbers of builds. */
const toAxes = (...sizes: number[]): Axes =>
  Object.fromEntries(sizes.map((size, at) => [`mf-${at}`, Array.from({ length: size }, (_, build) => `b${build}`)]));

/** Finds pairs missing in all mixes. */
function findMissing(axes: Axes, mixes: ReturnType<typeof listMixes>): string[] {
  const seen = new Set(mixes.flatMap(listPairsOf));
  return [...listPairs(axes).keys()].filter((pair) => !seen.has(pair));
}

describe('listMixes', () => {
  it('lists all mixes up to the limit', () => {
    const mixes = listMixes(toAxes(2, 3, 2));

    expect(mixes).toHaveLength(12);
    expect(new Set(mixes.map((mix) => JSON.stringify(mix))).size).toBe(12);
  });

  it.each([[[2, 3, 3, 3, 3, 3]], [[5, 4, 3]], [[2, 2, 2, 2, 2, 2, 2, 2, 2, 2]], [[13]], [[1, 1, 14]], [[7, 1, 7]]])(
    'covers every pair of %j, with fewer mixes than all',
    (sizes) => {
      const axes = toAxes(...sizes);
      const mixes = listMixes(axes);

      const all = sizes.reduce((product, size) => product * size, 1);
      expect(findMissing(axes, mixes)).toEqual([]);
      expect(mixes.length).toBeLessThanOrEqual(all);
      for (const mix of mixes) expect(Object.keys(mix)).toEqual(Object.keys(axes));
    },
  );

  it('needs few mixes for two shells and three builds of five remotes, always the same', () => {
    const axes = toAxes(2, 3, 3, 3, 3, 3);

    expect(listMixes(axes).length).toBeLessThanOrEqual(16);
    expect(listMixes(axes)).toEqual(listMixes(axes));
  });

  it('control: reports a missing mix', () => {
    const axes = toAxes(4, 4);

    expect(findMissing(axes, listMixes(axes).slice(1))).toHaveLength(1);
  });
});
