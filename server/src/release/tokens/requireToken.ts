import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import type { FindCaller, TeamCaller } from './releaseTokens.ts';

/** Callers of the running requests. */
const callers = new WeakMap<FastifyRequest, TeamCaller>();

/** @throws {ApiError} `401x` without a known token or session */
async function requireCaller(findCaller: FindCaller, request: FastifyRequest): Promise<TeamCaller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError(errorCodes.signInRequired);
  const caller = await findCaller(token);
  if (caller === undefined) throw new ApiError(errorCodes.sessionExpired);
  callers.set(request, caller);
  return caller;
}

/**
 * Requires a caller with a right to a remote: reads accept one that reads, everything else needs one that publishes.
 * @throws {ApiError} `401x`, `4030`
 */
export async function requireTeam(findCaller: FindCaller, request: FastifyRequest): Promise<void> {
  const { scopes } = await requireCaller(findCaller, request);
  const { remoteId: id = '' } = request.params as { remoteId?: string };
  const has = (...names: readonly string[]) => names.some((name) => scopes.includes(name));
  if (has(id, '*')) return;
  if (request.method === 'GET' && has(`${id}:read`, '*:read', 'qa')) return;
  throw new ApiError(errorCodes.forbidden);
}

/** Requires a caller who reports results of the matrix. @throws {ApiError} `401x`, `4030` */
export async function requireQa(findCaller: FindCaller, request: FastifyRequest): Promise<void> {
  const { scopes } = await requireCaller(findCaller, request);
  if (!scopes.includes('qa')) throw new ApiError(errorCodes.forbidden);
}

/** Person and proof of an entry in the audit. */
export interface Signature {
  readonly person: string | null;
  readonly proof: string | null;
}

/** Signs a change: with the account of a member, else with the person whom the call names. */
export function sign(request: FastifyRequest, named: string | undefined): Signature {
  const caller = callers.get(request);
  return { person: caller?.person ?? named ?? null, proof: caller?.proof ?? null };
}

/** Signs a change that needs a person. */
export const signAs = (request: FastifyRequest, named: string): Signature & { readonly person: string } => ({
  ...sign(request, named),
  person: callers.get(request)?.person ?? named,
});

/** Signs a change that no token may make, with the account of the member. @throws {ApiError} `4030` for a token */
export function requireMember(request: FastifyRequest): Signature & { readonly person: string } {
  const { person, proof } = sign(request, undefined);
  if (person === null) throw new ApiError(errorCodes.forbidden);
  return { person, proof };
}
