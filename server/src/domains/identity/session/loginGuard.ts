import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { tooManyLogins } from '../../../http/limits/createLimits.ts';
import { accountLock } from '../../../http/limits/fixedLimits.ts';
import { createDevices } from './devices.ts';
import type { AuthRepository } from './repository.ts';
import { listWaitsSec } from './rules.ts';
import { readUserAgent } from './sessions.ts';

/** Account, known or unknown, on one device. */
interface GuardedAccount {
  /** Result of `toGuardKey`. */
  readonly key: string;
  readonly email: string;
}

/**
 * Slows down guessing: by account, known or unknown, and by address. Counts a device with an earlier login of the account
 * separately, so that a stranger cannot block its owner.
 */
export function createLoginGuard({ config, limits, secrets }: AppContext, repository: AuthRepository) {
  const devices = createDevices(secrets);
  const waitsSec = config.rateLimits ? listWaitsSec() : [];
  const toGuardKey = (email: string, cookie: string | undefined): string =>
    createHash('sha256')
      .update(`${email}\n${devices.find(email, cookie) ?? ''}`)
      .digest('base64url');

  /** Limits log entries, so that a flood of attempts does not fill the log. */
  async function logRefusal(email: string, request: FastifyRequest, now: Date): Promise<void> {
    if (!(await limits.tryTake('refusalLog', request.ip, now, 1))) return;
    const member = await repository.findMemberByEmail(email);
    const { ip } = request;
    const entry = { memberUid: member?.member_uid ?? null, result: 'REFUSED', method: 'PASSWORD', ip, at: now };
    await repository.writeLogin({ ...entry, ua: readUserAgent(request) });
  }

  return {
    toGuardKey,

    /**
     * Counts this attempt as a failure of the address and the account, until `succeed` reverts it.
     * @returns remaining attempts before the account is blocked
     * @throws {ApiError} `4202` while account or address is blocked
     */
    async begin({ key, email }: GuardedAccount, request: FastifyRequest, now: Date): Promise<number> {
      const { ip } = request;
      if (!(await limits.tryTake('login', ip, now, 1))) {
        await logRefusal(email, request, now);
        throw limits.toRefusal('login');
      }
      const failures = await repository.countAttempt(key, now, waitsSec);
      if (failures !== undefined) return Math.max(0, accountLock.failures - failures);
      // Does not count for the address, because no password is checked.
      await limits.release('login', ip, now);
      await logRefusal(email, request, now);
      const end = await repository.findLockEnd(key);
      throw tooManyLogins(Math.max(1, Math.ceil(((end ?? now).getTime() - now.getTime()) / 1000)));
    },

    async succeed(key: string, ip: string, now: Date): Promise<void> {
      await repository.forgetFailures(key);
      await limits.release('login', ip, now);
    },
  };
}
