import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import type { ReleaseTokens, TokenScope } from './releaseTokens.ts';

/** @throws {ApiError} `401x` without a known token, `4030` with one for another scope */
function requireScope(request: FastifyRequest, scopeOf: (token: string) => TokenScope): void {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new ApiError(errorCodes.signInRequired);
  const scope = scopeOf(token);
  if (scope === 'unknown') throw new ApiError(errorCodes.sessionExpired);
  if (scope === 'publish' || (scope === 'read' && request.method === 'GET')) return;
  throw new ApiError(errorCodes.forbidden);
}

/** Checks the token for a remote: reads accept a read token, everything else the team's own. @throws {ApiError} `401x`, `4030` */
export function requireTeam(tokens: ReleaseTokens, request: FastifyRequest): void {
  const { remoteId: id = '' } = request.params as { remoteId?: string };
  requireScope(request, (token) => tokens.scopeOf(id, token));
}

/** Checks the token for the matrix. @throws {ApiError} `401x`, `4030` */
export function requireQa(tokens: ReleaseTokens, request: FastifyRequest): void {
  requireScope(request, (token) => tokens.scopeOfQa(token));
}
