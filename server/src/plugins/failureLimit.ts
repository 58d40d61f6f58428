import { errorCodes } from '@haesol/shared/contracts';
import type { AppContext } from '../context.ts';
import { ApiError } from './apiError.ts';
import { createAddressFactor, createRateCounter, type RateRule } from './rateCounter.ts';

/** Counts what failed, not what succeeded: thirty people may sign up behind one address. */
export function createFailureLimit({ config, db }: AppContext, name: string, rule: RateRule) {
  const counter = createRateCounter(db);
  const factorOf = createAddressFactor(config);
  const keyOf = (who: string) => `${name} ${who}`;

  return {
    /** @param address whether `who` is one: trusted ones may fail more often. @throws {ApiError} `4290` */
    async require(who: string, now: Date, { address = true }: { address?: boolean } = {}): Promise<void> {
      if (!config.rateLimits) return;
      const limit = rule.limit * (address ? factorOf(who) : 1);
      if ((await counter.count(keyOf(who), rule, now)) < limit) return;
      throw new ApiError(errorCodes.tooManyRequests, { retryAfterSec: rule.windowSec });
    },
    async fail(who: string, now: Date): Promise<void> {
      if (config.rateLimits) await counter.hit(keyOf(who), rule, now);
    },
    /** Counts what failed, and writes as much for what did not, so that both take as long. */
    async note(who: string, hasFailed: boolean, now: Date): Promise<void> {
      if (config.rateLimits) await counter.hit(keyOf(who), rule, now, hasFailed ? 1 : 0);
    },
    /** Takes one failure back. */
    async forgive(who: string, now: Date): Promise<void> {
      if (config.rateLimits) await counter.hit(keyOf(who), rule, now, -1);
    },
  };
}
