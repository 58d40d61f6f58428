import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { toCookieName } from '../../../http/ownCookies.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';

const path = '/api/v1/join';

/**
 * The proof of a mailbox while its owner signs up. It lies in a cookie that no script reads and that only the calls of
 * signing up get, so that a reload goes on where it was.
 */
export function createProofCookie(config: Config) {
  const secure = config.publicUrl.startsWith('https://');
  const name = toCookieName(config, 'hs_join');
  const base = { httpOnly: true, sameSite: 'strict', secure, path } as const;

  return {
    set(reply: FastifyReply, certToken: string, lifeSec: number): void {
      reply.setCookie(name, certToken, { ...base, maxAge: lifeSec });
    },

    /** @throws {ApiError} `4030` where another site's page sent the request */
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
