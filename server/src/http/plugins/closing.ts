import type { FastifyInstance } from 'fastify';

/** Answered with 503: the request was not begun, and another process, or this one a moment later, can take it. */
export class UnavailableError extends Error {
  readonly statusCode = 503;
  readonly code = 'FST_UNDER_PRESSURE';
}

/**
 * Refuses requests that arrive on open connections while the server closes. The framework would do it before any hook
 * runs: without security headers, and with JSON also where a person waits for a page.
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
