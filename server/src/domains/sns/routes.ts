import { createHash, randomBytes } from 'node:crypto';
import {
  addSns,
  errorCodes,
  removeSns,
  snsCallback,
  snsLink,
  snsProviders,
  toSafePath,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { SocialProvider, SocialPurpose } from '../../db/tables/member.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { pagePaths } from '../../pagePaths.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { type Call, route } from '../../plugins/route.ts';
import { requireSameSite } from '../../plugins/sameSite.ts';
import { deviceCookie } from '../auth/cookies.ts';
import { createLoginGuard } from '../auth/loginGuard.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { createReauth } from '../auth/reauth.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { mayLogIn } from '../auth/rules.ts';
import type { MemberRow } from '../auth/sessions.ts';
import { createSignIn } from '../auth/signIn.ts';
import { hashToken } from '../auth/tokens.ts';
import { createCerts } from '../cert/certs.ts';
import { toMaskedEmail } from '../recovery/rules.ts';
import { createAdapters } from './createAdapters.ts';
import { createSnsRepository } from './repository.ts';
import { createTicketRepository, type SocialIdentity } from './ticketRepository.ts';

const browserCookie = 'hs_sns';
const cookiePath = '/api/v1/auth/sns';
const requestSec = 600;
const ticketSec = 1_800;
/** Below the client's 10 s. */
const providerMs = 6_000;

const purposes: Readonly<Record<string, SocialPurpose>> = { link: 'LINK', reauth: 'REAUTH' };

type CallbackBody = Call<typeof snsCallback>['body'];
type SocialRequest = NonNullable<Awaited<ReturnType<ReturnType<typeof createSnsRepository>['useRequest']>>>;

const startParams = z.object({ provider: z.string() });
const startQuery = z.object({ next: z._default(z.string(), '/'), purpose: z._default(z.string(), '') });

export default async function snsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db, letters } = context;
  const { adapters, installPages } = createAdapters(context);
  const repository = createSnsRepository(db);
  const auth = createAuthRepository(db);
  const signIn = createSignIn(context);
  const guard = createLoginGuard(context, auth);
  const certs = createCerts(context);
  const reauth = createReauth(context);
  const newSecret = () => randomBytes(32).toString('base64url');
  installPages(app);

  route(app, context, snsProviders, async () => {
    const list = [...adapters.keys()].map((provider) => ({ provider }));
    return { list, cnt_total: list.length };
  });

  app.get(
    '/api/v1/auth/sns/:provider/start',
    { config: { access: 'public' }, schema: { params: startParams, querystring: startQuery } },
    async (request, reply) => {
      const { provider } = request.params as z.output<typeof startParams>;
      const { next, purpose } = request.query as z.output<typeof startQuery>;
      const adapter = adapters.get(provider as SocialProvider);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (adapter === undefined) return reply.redirect(`${pagePaths.socialFailure}?reason=down`, 302);
      const now = await clock.now();
      const state = newSecret();
      const verifier = newSecret();
      const nonce = newSecret();
      const browser = request.cookies[browserCookie] ?? newSecret();
      await repository.createRequest({
        stateHash: hashToken(state),
        provider: provider as SocialProvider,
        browserHash: hashToken(browser),
        verifier,
        nonce,
        purpose: purposes[purpose] ?? 'LOGIN',
        next: toSafePath(next),
        exp: new Date(now.getTime() + requestSec * 1000),
      });
      reply.setCookie(browserCookie, browser, {
        httpOnly: true,
        path: cookiePath,
        sameSite: 'strict',
        secure: config.publicUrl.startsWith('https://'),
        maxAge: requestSec,
      });
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return reply.redirect(adapter.toAuthorizeUrl({ state, nonce, challenge, isAgain: purpose === 'reauth' }), 302);
    },
  );

  /** @throws {ApiError} `4303` for whatever goes wrong there, with what was asked for, to ask for it again */
  async function identify({ provider, code = '', state }: CallbackBody, { verifier, nonce, ...asked }: SocialRequest) {
    const adapter = adapters.get(provider);
    if (adapter === undefined || code === '') throw new ApiError(errorCodes.socialUnavailable, { data: asked });
    try {
      return await adapter.identify({ code, state, verifier, nonce }, AbortSignal.timeout(providerMs));
    } catch (error) {
      app.log.warn({ provider, reason: error instanceof Error ? error.name : 'unknown' }, 'social sign-in failed');
      throw new ApiError(errorCodes.socialUnavailable, { cause: error, data: asked });
    }
  }

  async function keepTicket(identity: SocialIdentity, purpose: SocialPurpose, now: Date): Promise<string> {
    const ticket = newSecret();
    const exp = new Date(now.getTime() + ticketSec * 1000);
    await createTicketRepository(db).create(ticket, identity, purpose, exp);
    return ticket;
  }

  route(app, context, snsCallback, async ({ body, request, reply }) => {
    requireSameSite(request, config);
    const now = await clock.now();
    const browser = request.cookies[browserCookie] ?? '';
    const found = await repository.useRequest(hashToken(body.state), body.provider, hashToken(browser), now);
    if (found === undefined) throw new ApiError(errorCodes.socialRequestExpired);
    const { next, purpose } = found;
    if (body.error !== undefined) {
      throw new ApiError(body.error === 'access_denied' ? errorCodes.socialCancelled : errorCodes.socialUnavailable, {
        data: { next, purpose },
      });
    }
    const identity = await identify(body, found);
    if (purpose !== 'LOGIN') return { result: purpose, next, snsTicket: await keepTicket(identity, purpose, now) };

    const known = await repository.findMember(identity.provider, identity.subject);
    if (known !== undefined) {
      const way = { method: identity.provider, keep: false };
      return { result: 'LOGIN' as const, next, ...(await signIn(known, way, { request, reply, now })) };
    }
    const { name, email, tel, emailVerified } = identity;
    const snsTicket = await keepTicket(identity, 'LOGIN', now);
    const sameAddress = email === null ? undefined : await repository.findMemberByEmail(email);
    const prefill = { name, email, tel, emailVerified };
    if (sameAddress === undefined) return { result: 'NEED_JOIN' as const, next, snsTicket, prefill };
    // Never by the address alone: its owner has to prove to be the same person.
    return { result: 'NEED_LINK' as const, next, snsTicket, prefill, maskedId: toMaskedEmail(sameAddress.email) };
  });

  route(app, context, snsLink, async ({ body, request, reply }) => {
    requireSameSite(request, config);
    const now = await clock.now();
    const identity = await createTicketRepository(db).find(body.snsTicket, 'LOGIN', now);
    const member = identity?.email == null ? undefined : await repository.findMemberByEmail(identity.email);
    if (identity === undefined || member === undefined) throw new ApiError(errorCodes.socialRequestExpired);
    if (body.certToken === undefined) {
      const key = guard.toGuardKey(member.email, request.cookies[deviceCookie]);
      const remain = await guard.begin(key, request.ip, now);
      const isRight = await verifyPassword(member.must_change_pw ? null : member.pw_hash, body.password ?? '');
      if (!isRight) throw new ApiError(errorCodes.wrongLogin, { data: { remain } });
      await guard.succeed(key, request.ip, now);
    }
    await inTransaction(db, async (trx) => {
      if (body.certToken !== undefined) {
        const proven = await certs.use(trx, body.certToken, ['SNS'], now);
        if (proven !== member.email) throw new ApiError(errorCodes.proofExpired);
      }
      // An account that was closed gets no new way in; only its owner is told.
      if (!mayLogIn(member.state) && member.state !== 'DORMANT') throw new ApiError(errorCodes.accountUnavailable);
      await link(trx, member, identity, body.snsTicket, now);
    });
    return signIn(member, { method: identity.provider, keep: false }, { request, reply, now });
  });

  async function link(
    trx: Parameters<typeof createSnsRepository>[0],
    member: Pick<MemberRow, 'email' | 'member_uid' | 'name'>,
    identity: SocialIdentity,
    ticket: string,
    now: Date,
  ): Promise<void> {
    if (!(await createTicketRepository(trx).use(ticket, now))) throw new ApiError(errorCodes.socialRequestExpired);
    const { provider, subject, email } = identity;
    await createSnsRepository(trx).addLink(member.member_uid, { provider, subject, email }, now);
    await enqueueMail(trx, letters.socialLinked({ to: member.email, name: member.name }));
  }

  async function listLinks(trx: Parameters<typeof createSnsRepository>[0], memberUid: string) {
    const links = await createSnsRepository(trx).listLinks(memberUid);
    const list = links.map(({ provider, linked_at }) => ({ provider, linkedDt: linked_at.toISOString() }));
    return { list, cnt_total: list.length };
  }

  route(app, context, addSns, async ({ params, body, member, write }) => {
    await reauth.requireOfSession(member);
    const identity = await createTicketRepository(db).find(body.snsTicket, 'LINK', member.now);
    if (identity === undefined || identity.provider !== params.provider)
      throw new ApiError(errorCodes.socialRequestExpired);
    return write(async (trx) => {
      const owner = { member_uid: member.memberUid, email: member.email, name: member.name };
      await link(trx, owner, identity, body.snsTicket, member.now);
      return listLinks(trx, member.memberUid);
    });
  });

  route(app, context, removeSns, async ({ params, member, request, write }) => {
    await reauth.require(request, member);
    return write(async (trx) => {
      const scoped = createSnsRepository(trx);
      const hasPassword = await scoped.lockMember(member.memberUid);
      const links = await scoped.listLinks(member.memberUid);
      const isLinked = links.some(({ provider }) => provider === params.provider);
      if (isLinked && !hasPassword && links.length === 1) throw new ApiError(errorCodes.lastLoginMethod);
      await scoped.removeLink(member.memberUid, params.provider);
      return listLinks(trx, member.memberUid);
    });
  });
}
