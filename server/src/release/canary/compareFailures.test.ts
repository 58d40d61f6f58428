import { createRandom } from '../../../demo/random.ts';
import { readTestSize } from '../../config.ts';
import { limitRules } from '../../http/limits/limits.ts';
import { isWorse, toEvidence } from './compareFailures.ts';

const runs = readTestSize() === 'long' ? 1_000 : 200;

interface Site {
  /** Percentage of visitors with the canary. */
  readonly share: number;
  /** Average page views per visitor. */
  readonly viewsEach: number;
  /** Share of visitors for whom the remote fails with any build. */
  readonly failing: number;
  /** Additional share of visitors for whom only the canary fails. */
  readonly broken: number;
  /** Share of visitors from one address, whose failures count only twice. */
  readonly crowd?: number;
}

interface End {
  readonly visitors?: number;
  readonly views?: number;
}

/**
 * Simulates visitors until the canary is rolled back. Skips visitors of `stable` without failures, which have no effect: the
 * next one is a visitor of the canary, or a failing one of `stable`.
 * @returns page views of the canary until then; undefined if it was not rolled back
 */
function simulate(
  { share, viewsEach, failing, broken, crowd = 0 }: Site,
  random: () => number,
  end: End,
): number | undefined {
  const { visitors = Number.POSITIVE_INFINITY, views = Number.POSITIVE_INFINITY } = end;
  const counts = { share, canaryFailures: 0, stableFailures: 0 };
  const ofCanary = share / (share + (100 - share) * failing * (1 - crowd));
  let canaryViews = 0;
  for (let seen = 0; seen < (visitors * share) / 100; ) {
    if (random() >= ofCanary) {
      counts.stableFailures += 1;
      continue;
    }
    seen += 1;
    do canaryViews += 1;
    while (random() >= 1 / viewsEach);
    if (canaryViews > views) return undefined;
    if (random() >= failing + broken || random() < crowd) continue;
    counts.canaryFailures += 1;
    if (isWorse(counts)) return canaryViews;
  }
  return undefined;
}

describe('comparison of a canary with stable', () => {
  it.each([
    { share: 1, viewsEach: 1, failing: 0.005 },
    { share: 5, viewsEach: 1, failing: 0.005 },
    { share: 5, viewsEach: 3, failing: 0.001 },
    { share: 10, viewsEach: 1, failing: 0.005 },
    { share: 10, viewsEach: 3, failing: 0.001 },
    { share: 5, viewsEach: 1, failing: 0.005, crowd: 0.5 },
    { share: 10, viewsEach: 1, failing: 0.003, crowd: 0.5 },
  ])('rolls back one that fails for a visitor in fifty within 2,000 of its page views: %p', (site) => {
    const random = createRandom(site.share * 100 + site.viewsEach);

    const returned = Array.from({ length: runs }, () => simulate({ ...site, broken: 0.02 }, random, { views: 2_000 }));

    const found = returned.filter((views) => views !== undefined).length / runs;
    process.stderr.write(`canary of ${site.share} %: ${found * 100} % of ${runs} returned within 2,000 page views\n`);
    expect(found).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    { share: 1, viewsEach: 3, failing: 0.01 },
    { share: 5, viewsEach: 3, failing: 0.01 },
    { share: 10, viewsEach: 3, failing: 0.002 },
  ])('rolls back one as good as stable at most once in 200 weeks of 20,000 visitors: %p', (site) => {
    const random = createRandom(site.share);

    const returned = Array.from({ length: runs }, () => simulate({ ...site, broken: 0 }, random, { visitors: 20_000 }));

    const count = returned.filter((views) => views !== undefined).length;
    process.stderr.write(`canary of ${site.share} % as good as stable: returned in ${count} of ${runs} weeks\n`);
    expect(count).toBeLessThanOrEqual(runs / 200);
  });

  it('compares shares, not numbers: more failures of the larger group are no evidence', () => {
    expect(isWorse({ share: 5, canaryFailures: 5, stableFailures: 95 })).toBe(false);
    expect(isWorse({ share: 5, canaryFailures: 20, stableFailures: 80 })).toBe(true);
    expect(toEvidence({ share: 5, canaryFailures: 0, stableFailures: 100 })).toBeLessThan(0);
  });

  it('is not affected by the failures that one address may report in a day', () => {
    for (let share = 1; share <= 10; share += 1) {
      const canaryFailures = limitRules.canaryFailures.places;
      expect(isWorse({ share, canaryFailures, stableFailures: 0 })).toBe(false);
    }
  });
});
