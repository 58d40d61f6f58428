import { errorCodes } from '@haesol/contracts/common';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { ApiError } from '../apiError.ts';
import { toClientNetwork } from '../clientNetwork.ts';
import { createNetworkList } from '../networkList.ts';
import type { LimitRule } from './limitRule.ts';
import { type FailureLimitName, type LimitName, limitRules } from './limits.ts';
import { createRateCounter } from './rateCounter.ts';
import { toWaitText } from './waitText.ts';

/** Limit and its key: an address, a member or a mailbox, depending on the rule. */
type Place = readonly [name: LimitName, who: string];

/** Applies the rules of `limits.ts` to requests. */
export interface Limits {
  /** Acquires a place. @throws {ApiError} the rule's code at the limit */
  acquire(name: LimitName, who: string, now: Date): Promise<void>;
  /** Acquires a place of each limit, or of none. @throws {ApiError} the code of the first limit reached */
  takeEach(places: readonly Place[], now: Date): Promise<void>;
  /** Acquires several places of a limit at once. @returns false, without acquiring any, if fewer are free */
  tryTake(name: LimitName, who: string, now: Date, places: number): Promise<boolean>;
  /**
   * Releases a place after a successful attempt.
   * @param places 0 runs the same statement for a failure, so that response time does not reveal which it was
   */
  release(name: FailureLimitName, who: string, now: Date, places?: 0 | 1): Promise<void>;
  /** Returns the places in a window: more for trusted addresses, infinite if limits are off. */
  countPlaces(name: LimitName, who: string): number;
  /** Returns the error of a request at the limit. */
  toRefusal(name: LimitName): ApiError;
}

export function tooManyLogins(waitSec: number): ApiError {
  return new ApiError(errorCodes.tooManyLogins, { params: { wait: toWaitText(waitSec) }, data: { waitSec } });
}

/** Returns 10 for addresses of `RATE_TRUSTED_CIDRS`, otherwise 1. */
function createAddressFactor(config: Config): (address: string) => number {
  const isTrusted = createNetworkList(config.rateTrustedCidrs);
  return (address) => (isTrusted(address) ? 10 : 1);
}

/** Returns the key of the counter: `readMember` → `read member <who>`. */
export function toLimitKey(name: LimitName, who: string): string {
  const { per }: LimitRule = limitRules[name];
  const key = per === 'address' ? toClientNetwork(who) : who;
  return `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${key}`;
}

/**
 * Creates the mechanism of all limits: acquire a place, do the work, release the place if the rule counts failures.
 * @param onHit called with the limit that has no place left
 */
export function createLimits(config: Config, db: Db, onHit: (name: LimitName) => void = () => undefined): Limits {
  const counter = createRateCounter(db);
  const factorOf = createAddressFactor(config);
  const ruleOf = (name: LimitName): LimitRule => limitRules[name];
  const isOff = (name: LimitName) => !config.rateLimits && ruleOf(name).always !== true;
  const windowOf = (name: LimitName, who: string) => ({
    key: toLimitKey(name, who),
    windowSec: ruleOf(name).windowSec,
  });

  const limits: Limits = {
    countPlaces(name, who) {
      const { places, per } = ruleOf(name);
      return isOff(name) ? Number.POSITIVE_INFINITY : places * (per === 'address' ? factorOf(who) : 1);
    },

    toRefusal(name) {
      const { code, windowSec } = ruleOf(name);
      if (code === null) throw new TypeError(`The limit ${name} has no answer.`);
      if (code === errorCodes.tooManyLogins) return tooManyLogins(windowSec);
      return new ApiError(code, code === errorCodes.tooManyRequests ? { retryAfterSec: windowSec } : {});
    },

    async tryTake(name, who, now, places) {
      if (isOff(name)) return true;
      const isTaken = await counter.acquire(windowOf(name, who), limits.countPlaces(name, who), now, places);
      if (!isTaken) onHit(name);
      return isTaken;
    },

    async acquire(name, who, now) {
      if (!(await limits.tryTake(name, who, now, 1))) throw limits.toRefusal(name);
    },

    async takeEach(places, now) {
      const taken: Place[] = [];
      for (const [name, who] of places) {
        if (await limits.tryTake(name, who, now, 1)) {
          taken.push([name, who]);
          continue;
        }
        for (const [name, who] of taken) await counter.release(windowOf(name, who), now, 1);
        throw limits.toRefusal(name);
      }
    },

    async release(name, who, now, places = 1) {
      if (!isOff(name)) await counter.release(windowOf(name, who), now, places);
    },
  };
  return limits;
}
