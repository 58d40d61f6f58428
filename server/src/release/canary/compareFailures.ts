/** Ratios of the canary's failure rate to that of `stable`, as equally weighted alternatives of the test. */
const riskRatios = [2, 4, 8, 16, 32];

/** Probability, over the whole life of a canary, of rolling back one as good as `stable`. */
const falseAlarmRate = 1 / 400;

export interface FailureCounts {
  /** Percentage of visitors with the canary. */
  readonly share: number;
  /** Visitors with a failure of the remote. */
  readonly canaryFailures: number;
  readonly stableFailures: number;
}

/**
 * Computes the natural logarithm of the likelihood ratio of "the canary fails more often" to "both fail alike".
 *
 * The canary is assigned at random. If both builds are alike, a visitor with a failure is one of the canary with the
 * probability of its share, for any traffic, browsers and failure rate; so counting visitors with failures is sufficient. A
 * mixture of likelihood ratios is then a martingale, and exceeds `1 / a` at any time with a probability of at most `a` (Ville's
 * inequality), so the test can be repeated after every failure.
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

/** Returns true if the canary must be rolled back. */
export const isWorse = (counts: FailureCounts): boolean => toEvidence(counts) >= -Math.log(falseAlarmRate);
