import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { toCookieName } from '../../../http/ownCookies.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';

const path = '/api/v1/join';

/**
 * Proof of a mailbox during sign-up. Its cookie is HttpOnly and sent only to the endpoints of sign-up, so that a reload
 * continues where it was.
 */
export function createProofCookie(config: Config) {
  const secure = config.publicUrl.startsWith('https://');
  const name = toCookieName(config, 'hs_join');
  const base = { httpOnly: true, sameSite: 'strict', secure, path } as const;

  return {
    set(reply: FastifyReply, certToken: string, lifeSec: number): void {
      reply.setCookie(name, certToken, { ...base, maxAge: lifeSec });
    },

    /** @throws {ApiError} `4030` if the request came from another site */
    read(request: FastifyRequest): string | undefined {
      const certToken = request.cookies[name];
      if (certToken !== undefined) requireSameSite(request, config);
      return certToken;
    },

    clear(reply: FastifyReply): void {
      reply.clearCookie(name, base);
    },
  };
}
