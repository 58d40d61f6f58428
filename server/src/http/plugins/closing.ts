import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns true after `startDraining`. */
    isDraining(): boolean;
    /** Closes each connection with its response, and fails `/readyz`, so that a load balancer sends requests elsewhere. */
    startDraining(): void;
  }
}

/** Returned as 503: the request was not started, so it can be retried at another process, or here a moment later. */
export class UnavailableError extends Error {
  readonly statusCode = 503;
  readonly code = 'FST_UNDER_PRESSURE';
}

/**
 * Refuses requests on open connections while the server closes. The framework would do so before any hook: without security
 * headers, and with JSON even for pages. Before that it can drain: serve requests until no load balancer sends any.
 */
export function installClosing(app: FastifyInstance): void {
  let isDraining = false;
  let isClosing = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
    if (isClosing) throw new UnavailableError();
  });
}
