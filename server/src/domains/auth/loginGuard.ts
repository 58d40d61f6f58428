import { createHash } from 'node:crypto';
import { errorCodes } from '@haesol/shared/contracts';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { createAddressFactor, createRateCounter } from '../../plugins/rateCounter.ts';
import { createDevices } from './devices.ts';
import type { AuthRepository } from './repository.ts';
import { failuresBeforeLock, toWaitSec, toWaitText } from './rules.ts';

const addressRule = { limit: 20, windowSec: 60 };

function tooManyAttempts(waitSec: number): ApiError {
  return new ApiError(errorCodes.tooManyLogins, { params: { wait: toWaitText(waitSec) }, data: { waitSec } });
}

/**
 * Slows guessing down: by account, known or not, and by address. A device on which the account was signed in before is
 * counted apart, so that a stranger cannot lock its owner out.
 */
export function createLoginGuard({ config, db, secrets }: AppContext, repository: AuthRepository) {
  const counter = createRateCounter(db);
  const factorOf = createAddressFactor(config);
  const devices = createDevices(secrets);
  const toGuardKey = (email: string, cookie: string | undefined): string =>
    createHash('sha256')
      .update(`${email}\n${devices.find(email, cookie) ?? ''}`)
      .digest('base64url');

  return {
    toGuardKey,

    /**
     * Counts this attempt as a failure until `succeed` takes it back.
     * @returns attempts left before the account waits
     * @throws {ApiError} `4202` while account or address waits
     */
    async begin(key: string, ip: string, now: Date): Promise<number> {
      if (config.rateLimits) {
        const failures = await counter.count(`login ${ip}`, addressRule, now);
        if (failures >= addressRule.limit * factorOf(ip)) throw tooManyAttempts(addressRule.windowSec);
      }
      const failures = await repository.countAttempt(key, now, (count) => {
        const waitSec = config.rateLimits ? toWaitSec(count) : 0;
        return waitSec === 0 ? null : new Date(now.getTime() + waitSec * 1000);
      });
      if (failures !== undefined) return Math.max(0, failuresBeforeLock - failures);
      const end = await repository.findLockEnd(key);
      throw tooManyAttempts(Math.max(1, Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000)));
    },

    async fail(ip: string, now: Date): Promise<void> {
      if (config.rateLimits) await counter.hit(`login ${ip}`, addressRule, now);
    },

    succeed: (key: string) => repository.forgetFailures(key),
  };
}
