import { createHmac } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hashToken } from './tokens.ts';

export const reauthSec = 600;

interface ProvenSession {
  readonly id: string;
  readonly reauth_hash: string | null;
  readonly reauth_exp: Date | null;
}

/** Proof, bound to a session, that its member has confirmed their identity again. */
export function createReauth({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>) {
  const key = secrets.derive('reauth proof');
  /** Derives the token from session and expiry, so that it can be returned again although only its hash is stored. */
  const toToken = (sessionId: string, exp: Date) =>
    createHmac('sha256', key).update(`${sessionId} ${exp.getTime()}`).digest('base64url');
  const findProof = (member: Principal) =>
    db.selectFrom('auth_session').select('id').where('id', '=', member.sessionId).where('reauth_exp', '>', member.now);
  const refuse = () =>
    new ApiError(errorCodes.forbidden, { message: '본인 확인을 다시 해 주세요.', data: { reauthYn: 'Y' } });

  return {
    async grant(member: Principal): Promise<string> {
      const exp = new Date(member.now.getTime() + reauthSec * 1000);
      const token = toToken(member.sessionId, exp);
      await db
        .updateTable('auth_session')
        .set({ reauth_hash: hashToken(token), reauth_exp: exp })
        .where('id', '=', member.sessionId)
        .execute();
      return token;
    },

    /** Returns the unexpired proof of a session, which a refresh returns to the browser; undefined without one. */
    findLive({ id, reauth_hash, reauth_exp }: ProvenSession, now: Date) {
      if (reauth_exp === null || reauth_exp <= now) return undefined;
      const token = toToken(id, reauth_exp);
      return hashToken(token) === reauth_hash ? { token, exp: reauth_exp } : undefined;
    },

    /** @throws {ApiError} `4030` without a valid proof in the header `x-reauth` */
    async require(request: FastifyRequest, member: Principal): Promise<void> {
      const token = request.headers['x-reauth'];
      if (typeof token !== 'string') throw refuse();
      const row = await findProof(member).where('reauth_hash', '=', hashToken(token)).executeTakeFirst();
      if (row === undefined) throw refuse();
    },

    /**
     * Checks the proof stored in the session, for members who return from a provider's site after the page with it is gone.
     * @throws {ApiError} `4030` without a proof within the last ten minutes
     */
    async requireOfSession(member: Principal): Promise<void> {
      if ((await findProof(member).executeTakeFirst()) === undefined) throw refuse();
    },
  };
}
