/** How much more often a canary may fail than `stable`, as alternatives of the test; each has the same weight. */
const riskRatios = [2, 4, 8, 16, 32];

/** Chance, over the whole life of a canary, that one as good as `stable` is returned. */
const falseAlarmRate = 1 / 400;

export interface FailureCounts {
  /** Percent of the visitors who get the canary. */
  readonly share: number;
  /** Visitors for whom the remote has failed. */
  readonly canaryFailures: number;
  readonly stableFailures: number;
}

/**
 * Likelihood ratio of "the canary fails more often" against "both fail alike", as its natural logarithm.
 *
 * Chance alone decides which visitor gets the canary. If both builds are alike, each visitor for whom the remote fails is one
 * of the canary with the probability of its share, whatever the traffic, the browsers and the rate of failures are; so the
 * failing visitors alone have to be counted. A mixture of likelihood ratios is a martingale then, and exceeds `1 / a` at any
 * time with a probability of at most `a` (Ville's inequality): one may look after every failure.
 */
export function toEvidence({ share, canaryFailures, stableFailures }: FailureCounts): number {
  const chance = share / 100;
  const ratios = riskRatios.map((ratio) => {
    const raised = (chance * ratio) / (chance * ratio + 1 - chance);
    return canaryFailures * Math.log(raised / chance) + stableFailures * Math.log((1 - raised) / (1 - chance));
  });
  const largest = Math.max(...ratios);
  const mean = ratios.reduce((sum, ratio) => sum + Math.exp(ratio - largest), 0) / ratios.length;
  return largest + Math.log(mean);
}

/** Whether the canary is to be returned. */
export const isWorse = (counts: FailureCounts): boolean => toEvidence(counts) >= -Math.log(falseAlarmRate);
