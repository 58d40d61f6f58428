import { randomBytes } from 'node:crypto';
import { errorCodes } from '@haesol/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppContext, Principal } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { hashToken } from './tokens.ts';

export const reauthSec = 600;

/** Proof, bound to one session, that its member has confirmed their identity again. */
export function createReauth({ db }: AppContext) {
  const findProof = (member: Principal) =>
    db.selectFrom('auth_session').select('id').where('id', '=', member.sessionId).where('reauth_exp', '>', member.now);
  const refuse = () =>
    new ApiError(errorCodes.forbidden, { message: '본인 확인을 다시 해 주세요.', data: { reauthYn: 'Y' } });

  return {
    async grant(member: Principal): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db
        .updateTable('auth_session')
        .set({ reauth_hash: hashToken(token), reauth_exp: new Date(member.now.getTime() + reauthSec * 1000) })
        .where('id', '=', member.sessionId)
        .execute();
      return token;
    },

    /** @throws {ApiError} `4030` without a live proof in the header `x-reauth` */
    async require(request: FastifyRequest, member: Principal): Promise<void> {
      const token = request.headers['x-reauth'];
      if (typeof token !== 'string') throw refuse();
      const row = await findProof(member).where('reauth_hash', '=', hashToken(token)).executeTakeFirst();
      if (row === undefined) throw refuse();
    },

    /**
     * For members who come back from a provider's site, when the page with the proof is gone: the session remembers it.
     * @throws {ApiError} `4030` without a proof within the last ten minutes
     */
    async requireOfSession(member: Principal): Promise<void> {
      if ((await findProof(member).executeTakeFirst()) === undefined) throw refuse();
    },
  };
}
