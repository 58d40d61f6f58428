import { errorCodes } from '@haesol/contracts/common';
import type { snsCallback } from '@haesol/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider, SocialPurpose } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { hashToken } from '../session/tokens.ts';
import { signIn } from '../signIn/signIn.ts';
import type { SocialAdapter } from './adapters.ts';
import { createSnsRepository } from './repository.ts';
import { createSecretText } from './startSocialLogin.ts';
import { createTicketRepository, type SocialIdentity } from './ticketRepository.ts';

const ticketSec = 1_800;
/** Below the client's timeout of 10 s. */
const providerMs = 6_000;

type CallbackBody = Call<typeof snsCallback>['body'];
type SocialRequest = NonNullable<Awaited<ReturnType<ReturnType<typeof createSnsRepository>['takeRequest']>>>;

/** @throws {ApiError} `4303` for every failure at the provider, with the data to retry */
async function identify(
  adapter: SocialAdapter | undefined,
  { provider, code = '', state }: CallbackBody,
  { verifier, nonce, ...asked }: SocialRequest,
  log: FastifyRequest['log'],
): Promise<SocialIdentity> {
  if (adapter === undefined || code === '') throw new ApiError(errorCodes.socialUnavailable, { data: asked });
  try {
    return await adapter.identify({ code, state, verifier, nonce }, AbortSignal.timeout(providerMs));
  } catch (error) {
    log.warn({ provider, reason: error instanceof Error ? error.name : 'unknown' }, 'social sign-in failed');
    throw new ApiError(errorCodes.socialUnavailable, { cause: error, data: asked });
  }
}

async function createTicket({ db }: AppContext, identity: SocialIdentity, purpose: SocialPurpose, now: Date) {
  const ticket = createSecretText();
  const exp = new Date(now.getTime() + ticketSec * 1000);
  await createTicketRepository(db).create(ticket, identity, purpose, exp);
  return ticket;
}

interface Callback {
  readonly body: CallbackBody;
  /** Secret in the cookie of the browser that started. */
  readonly browser: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Processes a provider's response: a login, or a ticket for joining, linking or proving an identity.
 * @throws {ApiError} `4301`, `4302`, `4303`, `4203`, `4034` before the second step
 */
export async function finishSocialLogin(
  context: AppContext,
  adapters: ReadonlyMap<SocialProvider, SocialAdapter>,
  { body, browser, request, reply }: Callback,
) {
  const now = await context.clock.now();
  const repository = createSnsRepository(context.db);
  const found = await repository.takeRequest(hashToken(body.state), body.provider, hashToken(browser), now);
  if (found === undefined) throw new ApiError(errorCodes.socialRequestExpired);
  const { next, purpose } = found;
  if (body.error !== undefined) {
    const isCancelled = body.error === 'access_denied';
    throw new ApiError(isCancelled ? errorCodes.socialCancelled : errorCodes.socialUnavailable, {
      data: { next, purpose },
    });
  }
  const identity = await identify(adapters.get(body.provider), body, found, request.log);
  if (purpose !== 'LOGIN') {
    return { result: purpose, next, snsTicket: await createTicket(context, identity, purpose, now) };
  }
  const known = await repository.findMember(identity.provider, identity.subject);
  if (known !== undefined) {
    const way = { method: identity.provider, keep: false, next };
    const signedIn = await signIn(context, known, way, { request, reply, now });
    return { result: 'LOGIN' as const, next, ...signedIn };
  }
  const { name, email, tel, emailVerified } = identity;
  const snsTicket = await createTicket(context, identity, 'LOGIN', now);
  const sameAddress = email === null ? undefined : await repository.findMemberByEmail(email);
  const prefill = { name, email, tel, emailVerified };
  if (sameAddress === undefined) return { result: 'NEED_JOIN' as const, next, snsTicket, prefill };
  // Never links by the address alone: its owner has to prove to be the same person.
  return { result: 'NEED_LINK' as const, next, snsTicket, prefill, maskedId: toMaskedEmail(sameAddress.email) };
}
