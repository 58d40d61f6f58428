import { errorCodes } from '@haesol/contracts/common';
import { addSns, removeSns, snsCallback, snsLink, snsProviders } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie, toCookieName } from '../../../http/ownCookies.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { createReauth } from '../session/reauth.ts';
import type { SocialAdapter } from './adapters.ts';
import { createAdapters } from './createAdapters.ts';
import { finishSocialLogin } from './finishSocialLogin.ts';
import { addLink, linkAndSignIn, listLinks, removeLink } from './socialLinks.ts';
import { createSecretText, requestSec, startSocialLogin } from './startSocialLogin.ts';
import { createTicketRepository } from './ticketRepository.ts';

const cookiePath = '/api/v1/auth/sns';

const startParams = z.object({ provider: z.string() });
const startQuery = z.object({ next: z._default(z.string(), '/'), purpose: z._default(z.string(), '') });

/** Login with a social account, and the social accounts of a member. */
export default async function snsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, db } = context;
  const { adapters, installPages } = createAdapters(context);
  const reauth = createReauth(context);
  installPages(app);
  installStart(app, context, adapters);

  route(app, context, snsProviders, async () => {
    const list = [...adapters.keys()].map((provider) => ({ provider }));
    return { list, cnt_total: list.length };
  });

  route(app, context, snsCallback, async ({ body, request, reply }) => {
    requireSameSite(request, config);
    const browser = readCookie(config, request, 'hs_sns') ?? '';
    return finishSocialLogin(context, adapters, { body, browser, request, reply });
  });

  route(app, context, snsLink, async (call) => {
    requireSameSite(call.request, config);
    return linkAndSignIn(context, call);
  });

  route(app, context, addSns, async ({ params, body, member, write }) => {
    await reauth.requireOfSession(member);
    const { memberUid, email, name, locale, now } = member;
    const identity = await createTicketRepository(db).find(body.snsTicket, 'LINK', now);
    if (identity?.provider !== params.provider) throw new ApiError(errorCodes.socialRequestExpired);
    return write(async (trx) => {
      const owner = { member_uid: memberUid, email, name, locale };
      await addLink(context, trx, { owner, identity, ticket: body.snsTicket, now });
      return listLinks(trx, memberUid);
    });
  });

  route(app, context, removeSns, async ({ params, member, request, write }) => {
    await reauth.require(request, member);
    return write(async (trx) => {
      await removeLink(trx, member.memberUid, params.provider);
      return listLinks(trx, member.memberUid);
    });
  });
}

/** Endpoint to which the login page links for a provider. */
function installStart(
  app: FastifyInstance,
  context: AppContext,
  adapters: ReadonlyMap<SocialProvider, SocialAdapter>,
): void {
  app.get(
    '/api/v1/auth/sns/:provider/start',
    { config: { access: 'public' }, schema: { params: startParams, querystring: startQuery } },
    async (request, reply) => {
      const params = request.params as z.output<typeof startParams>;
      const { next, purpose } = request.query as z.output<typeof startQuery>;
      const provider = [...adapters.keys()].find((known) => known === params.provider);
      const adapter = provider && adapters.get(provider);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (provider === undefined || adapter === undefined) {
        return reply.redirect(`${pagePaths.socialFailure}?reason=down`, 302);
      }
      if (!(await context.limits.tryTake('socialStart', request.ip, await context.clock.now(), 1))) {
        return reply.redirect(`${pagePaths.socialFailure}?reason=down&provider=${provider}`, 302);
      }
      const browser = readCookie(context.config, request, 'hs_sns') ?? createSecretText();
      const address = await startSocialLogin(context, adapter, { provider, next, purpose, browser });
      // Secret of the browser that starts a social login.
      reply.setCookie(toCookieName(context.config, 'hs_sns'), browser, {
        httpOnly: true,
        path: cookiePath,
        sameSite: 'strict',
        secure: context.config.publicUrl.startsWith('https://'),
        maxAge: requestSec,
      });
      return reply.redirect(address, 302);
    },
  );
}
