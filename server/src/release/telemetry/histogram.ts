import { type VitalName, vitalThresholds } from '@haesol/contracts/release';

/** Upper bounds of the buckets, in milliseconds; the last bucket has none. They include the thresholds of all timings. */
const timeBounds = [
  16, 50, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000, 3_500, 4_000, 5_000,
  6_500, 8_000, 10_000, 15_000, 30_000,
];
/** Upper bounds for layout shift, which has no unit. */
const shiftBounds = [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1, 2];

/** Never change them without renaming the metric, because rows of earlier days were counted with them. */
export const boundsOf = (name: VitalName): readonly number[] => (name === 'CLS' ? shiftBounds : timeBounds);

/** Returns the bucket number of a value, from 0. */
export function toBucket(name: VitalName, value: number): number {
  const bounds = boundsOf(name);
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/** Counts by bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** Returns the cumulative counts up to each bound, and the total. */
export function countUpTo(histogram: Histogram, bounds: readonly number[]): { bounds: number[]; count: number } {
  let sum = 0;
  const cumulative = bounds.map((_bound, bucket) => {
    sum += histogram.get(bucket) ?? 0;
    return sum;
  });
  return { bounds: cumulative, count: sum + (histogram.get(bounds.length) ?? 0) };
}

/**
 * Computes a quantile: linear between the bounds of its bucket, the last bound for values above all of them; 0 for an empty
 * histogram.
 */
function findQuantile(histogram: Histogram, bounds: readonly number[], share: number): number {
  const { bounds: cumulative, count } = countUpTo(histogram, bounds);
  const wanted = count * share;
  const bucket = cumulative.findIndex((sum) => sum >= wanted);
  if (bucket === -1) return bounds.at(-1) ?? 0;
  const inside = histogram.get(bucket) ?? 0;
  if (inside === 0) return 0;
  const lower = bounds[bucket - 1] ?? 0;
  const upper = bounds[bucket] ?? lower;
  const before = (cumulative[bucket] ?? 0) - inside;
  return lower + ((upper - lower) * (wanted - before)) / inside;
}

const decimals = 1_000;

/** Counts page views rated good, needing improvement and poor, and computes the 75th percentile. */
export function rate(name: VitalName, histogram: Histogram) {
  const bounds = boundsOf(name);
  const { bounds: cumulative, count } = countUpTo(histogram, bounds);
  const [goodBound, poorBound] = vitalThresholds[name];
  const upTo = (bound: number) => cumulative[bounds.indexOf(bound)] ?? 0;
  const good = upTo(goodBound);
  const tolerable = upTo(poorBound);
  const p75 = findQuantile(histogram, bounds, 0.75);
  return {
    name,
    count,
    good,
    needsImprovement: tolerable - good,
    poor: count - tolerable,
    p75: name === 'CLS' ? Math.round(p75 * decimals) / decimals : Math.round(p75),
  };
}
