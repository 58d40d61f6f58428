import { BlockList, isIP } from 'node:net';
import { errorCodes } from '@haesol/contracts/common';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/schema.ts';
import { ApiError } from '../apiError.ts';
import { toClientNetwork } from '../clientNetwork.ts';
import type { LimitRule } from './limitRule.ts';
import { type FailureLimitName, type LimitName, limitRules } from './limits.ts';
import { createRateCounter } from './rateCounter.ts';
import { toWaitText } from './waitText.ts';

/** Whose place it is: an address, a member, a mailbox, as the rule says. */
type Place = readonly [name: LimitName, who: string];

/** Refuses calls by the rules of `limits.ts`. */
export interface Limits {
  /** Takes a place. @throws {ApiError} the rule's code when none is free */
  take(name: LimitName, who: string, now: Date): Promise<void>;
  /** Takes a place of each limit, or of none. @throws {ApiError} the code of the first that has none free */
  takeEach(places: readonly Place[], now: Date): Promise<void>;
  /** Takes several places of a limit at once. @returns false, and takes none, when fewer are free */
  tryTake(name: LimitName, who: string, now: Date, places: number): Promise<boolean>;
  /**
   * Gives a place back, because the attempt succeeded.
   * @param places 0 runs the same statement for a failure, so that response time does not reveal which it was
   */
  giveBack(name: FailureLimitName, who: string, now: Date, places?: 0 | 1): Promise<void>;
  /** Places in a window: more for trusted addresses, none are refused where limits are off. */
  countPlaces(name: LimitName, who: string): number;
  /** The answer to a call that finds no free place. */
  toRefusal(name: LimitName): ApiError;
}

export function tooManyLogins(waitSec: number): ApiError {
  return new ApiError(errorCodes.tooManyLogins, { params: { wait: toWaitText(waitSec) }, data: { waitSec } });
}

/** Ten times the limit for addresses of `RATE_TRUSTED_CIDRS`. */
function createAddressFactor(config: Config): (address: string) => number {
  const trusted = new BlockList();
  for (const cidr of config.rateTrustedCidrs) {
    const [network = '', bits] = cidr.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(network, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4') ? 10 : 1;
  };
}

/** Key of the counter: `readMember` → `read member <who>`. */
export function toLimitKey(name: LimitName, who: string): string {
  const { per }: LimitRule = limitRules[name];
  const key = per === 'address' ? toClientNetwork(who) : who;
  return `${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${key}`;
}

/** The one mechanism of all limits: take a place first, do the work, give the place back if the rule counts failures. */
export function createLimits(config: Config, db: Db): Limits {
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

    tryTake: async (name, who, now, places) =>
      isOff(name) || counter.take(windowOf(name, who), limits.countPlaces(name, who), now, places),

    async take(name, who, now) {
      if (!(await limits.tryTake(name, who, now, 1))) throw limits.toRefusal(name);
    },

    async takeEach(places, now) {
      const taken: Place[] = [];
      for (const [name, who] of places) {
        if (await limits.tryTake(name, who, now, 1)) {
          taken.push([name, who]);
          continue;
        }
        for (const [name, who] of taken) await counter.giveBack(windowOf(name, who), now, 1);
        throw limits.toRefusal(name);
      }
    },

    async giveBack(name, who, now, places = 1) {
      if (!isOff(name)) await counter.giveBack(windowOf(name, who), now, places);
    },
  };
  return limits;
}
