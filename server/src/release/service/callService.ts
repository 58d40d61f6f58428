import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/apiError.ts';
import type { HttpContext } from '../../http/context.ts';
import { serviceLimits } from '../../http/limits/fixedLimits.ts';
import { readLanguage } from '../../http/plugins/language.ts';
import { readAnswer, serviceFailure } from './readAnswer.ts';
import type { ServiceIdentity } from './serviceIdentity.ts';
import { toServiceUrl } from './servicePath.ts';

const hasBody = ({ body }: FastifyRequest) => body !== undefined && body !== null;

/**
 * Creates the headers of a call from a list: none of the browser's own are passed on, so that cookies, tokens, hop-by-hop and
 * forged headers end here.
 */
function toHeaders(request: FastifyRequest, token: string): Record<string, string> {
  const key = request.headers['idempotency-key'];
  return {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    language: readLanguage(request),
    'x-request-id': request.id,
    ...(typeof key === 'string' && /^[\w-]{8,64}$/.test(key) && { 'idempotency-key': key }),
    ...(hasBody(request) && { 'content-type': 'application/json' }),
  };
}

const isTimeout = (error: unknown) => (error as { name?: unknown }).name === 'TimeoutError';

/** Creates the function that calls the services of teams, each with places of its own. */
export function createServiceCaller({ clock, config, metrics }: HttpContext, identity: ServiceIdentity) {
  const running = new Map<string, number>();

  async function send(remoteId: string, url: URL, request: FastifyRequest): Promise<unknown> {
    const now = await clock.now();
    const token = await identity.sign({ remoteId, member: request.principal, requestId: request.id, now });
    try {
      const response = await fetch(url, {
        method: request.method,
        headers: toHeaders(request, token),
        redirect: 'manual',
        signal: AbortSignal.timeout(serviceLimits.answerMs),
        ...(hasBody(request) && { body: JSON.stringify(request.body) }),
      });
      return await readAnswer(remoteId, response, serviceLimits.answerBytes);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (isTimeout(error)) throw serviceFailure(remoteId, 'was too slow', 504, error);
      throw serviceFailure(remoteId, 'cannot be reached', 502, error);
    }
  }

  /**
   * Forwards a request to the service of a remote.
   * @returns `data` of its answer
   * @throws {ApiError} `4040` for an unknown remote or a path that is not plain; 502, 503 or 504 for a failure of the service
   */
  return async (remoteId: string, request: FastifyRequest): Promise<unknown> => {
    const base = config.remoteServices.get(remoteId);
    const url = base === undefined ? undefined : toServiceUrl(base, remoteId, request.url);
    if (url === undefined) throw new ApiError(errorCodes.notFound);
    const count = running.get(remoteId) ?? 0;
    if (count >= serviceLimits.calls) {
      metrics.failedServices.inc({ remote: remoteId, status: '503' });
      throw serviceFailure(remoteId, 'has too many calls waiting', 503);
    }
    running.set(remoteId, count + 1);
    try {
      return await send(remoteId, url, request);
    } catch (error) {
      if (error instanceof ApiError && error.http >= 500)
        metrics.failedServices.inc({ remote: remoteId, status: String(error.http) });
      throw error;
    } finally {
      running.set(remoteId, (running.get(remoteId) ?? 1) - 1);
    }
  };
}
