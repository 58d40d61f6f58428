import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../apiError.ts';

/**
 * Refuses a write authenticated by a cookie if another site's page sent it. Clients other than browsers send neither the
 * headers nor our cookies.
 * @throws {ApiError} `4030`
 */
export function requireSameSite(request: FastifyRequest, config: Config): void {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && site !== 'same-origin' && site !== 'none') throw new ApiError(errorCodes.forbidden);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = config.mode === 'demo' ? [config.publicUrl, `${request.protocol}://${request.host}`] : [config.publicUrl];
  if (!own.some((url) => new URL(url).origin === origin)) throw new ApiError(errorCodes.forbidden);
}
