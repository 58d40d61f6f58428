import type { FastifyInstance } from 'fastify';

/** Returned as 503: the request was not started, so it can be retried at another process, or here a moment later. */
export class UnavailableError extends Error {
  readonly statusCode = 503;
  readonly code = 'FST_UNDER_PRESSURE';
}

/**
 * Refuses requests on open connections while the server closes. The framework would do so before any hook: without security
 * headers, and with JSON even for pages.
 */
export function installClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new UnavailableError();
  });
}
