/** Builds to choose from, by remote (`shell` for the shell). */
export type Axes = Readonly<Record<string, readonly string[]>>;
/** One build of each axis. */
export type Mix = Readonly<Record<string, string>>;

/** Up to so many mixes all are tried; with more, every pair of builds stands in one of them at least. */
const allMixesLimit = 12;

type Choice = readonly [id: string, build: string];

function listAll(axes: Axes): readonly Mix[] {
  let mixes: Mix[] = [{}];
  for (const [id, builds] of Object.entries(axes)) {
    mixes = mixes.flatMap((mix) => builds.map((build) => ({ ...mix, [id]: build })));
  }
  return mixes;
}

const toKey = (one: Choice, other: Choice) => [one.join('@'), other.join('@')].sort().join(' ');

/** Every two builds of different axes. */
export function listPairs(axes: Axes): ReadonlyMap<string, readonly [Choice, Choice]> {
  const choices = Object.entries(axes).flatMap(([id, builds]) => builds.map((build): Choice => [id, build]));
  const pairs = choices.flatMap((one, at) =>
    choices
      .slice(at + 1)
      .flatMap((other): (readonly [Choice, Choice])[] => (one[0] === other[0] ? [] : [[one, other]])),
  );
  return new Map(pairs.map(([one, other]) => [toKey(one, other), [one, other]]));
}

/** Pairs of a mix, as {@link listPairs} names them. */
export function listPairsOf(mix: Mix): readonly string[] {
  const choices = Object.entries(mix);
  return choices.flatMap((one, at) => choices.slice(at + 1).map((other) => toKey(one, other)));
}

/** Greedy: each mix begins with a pair that no mix has yet, and takes of each axis the build that adds most pairs. */
function listPairwise(axes: Axes): readonly Mix[] {
  const open = new Map(listPairs(axes));
  const mixes: Mix[] = [];
  for (let next = [...open.values()][0]; next !== undefined; next = [...open.values()][0]) {
    const mix: Record<string, string> = Object.fromEntries(next);
    for (const [id, builds] of Object.entries(axes)) {
      if (Object.hasOwn(mix, id)) continue;
      const gain = (build: string) => Object.entries(mix).filter((other) => open.has(toKey([id, build], other))).length;
      mix[id] = builds.reduce((best, build) => (gain(build) > gain(best) ? build : best));
    }
    for (const pair of listPairsOf(mix)) open.delete(pair);
    // In the order of the axes, so that tables are read by columns.
    mixes.push(Object.fromEntries(Object.keys(axes).map((id) => [id, mix[id] ?? ''])));
  }
  return mixes;
}

/** All mixes, or pairwise ones where there are more than the limit. The same axes give the same mixes. */
export function listMixes(axes: Axes, limit = allMixesLimit): readonly Mix[] {
  const count = Object.values(axes).reduce((product, builds) => product * builds.length, 1);
  return count <= limit ? listAll(axes) : listPairwise(axes);
}
