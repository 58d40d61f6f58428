/** Candidate builds by remote (`shell` for the shell). */
export type Axes = Readonly<Record<string, readonly string[]>>;
/** One build of each axis. */
export type Mix = Readonly<Record<string, string>>;

/** Lists all mixes up to this number; above it every pair of builds is in at least one. */
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

/** Lists all pairs of builds on different axes. */
export function listPairs(axes: Axes): ReadonlyMap<string, readonly [Choice, Choice]> {
  const choices = Object.entries(axes).flatMap(([id, builds]) => builds.map((build): Choice => [id, build]));
  const pairs = choices.flatMap((one, at) =>
    choices
      .slice(at + 1)
      .flatMap((other): (readonly [Choice, Choice])[] => (one[0] === other[0] ? [] : [[one, other]])),
  );
  return new Map(pairs.map(([one, other]) => [toKey(one, other), [one, other]]));
}

/** Lists the pairs of a mix, in the format of {@link listPairs}. */
export function listPairsOf(mix: Mix): readonly string[] {
  const choices = Object.entries(mix);
  return choices.flatMap((one, at) => choices.slice(at + 1).map((other) => toKey(one, other)));
}

/** Greedy: each mix starts with a missing pair, and adds the build of each axis that covers most missing pairs. */
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
    // In the order of the axes, so that tables have aligned columns.
    mixes.push(Object.fromEntries(Object.keys(axes).map((id) => [id, mix[id] ?? ''])));
  }
  return mixes;
}

/** Lists all mixes, or pairwise ones above the limit. Deterministic. */
export function listMixes(axes: Axes, limit = allMixesLimit): readonly Mix[] {
  const count = Object.values(axes).reduce((product, builds) => product * builds.length, 1);
  return count <= limit ? listAll(axes) : listPairwise(axes);
}
