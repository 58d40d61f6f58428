import type { FastifyInstance } from 'fastify';
import { ownAnswer, readReleases } from './currentSite.ts';
import type { EdgeOptions } from './edgeOptions.ts';

/** File in a build of the shell (shared/build/src/defineShell.ts). */
const workerFile = 'worker.js';

/** The worker loads only pages of this site. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * Serves `/sw.js`: the service worker of the current shell. It is at the root because a worker controls only the paths below
 * its own, and browsers check for a newer one at each visit.
 */
export function registerServiceWorker(
  app: FastifyInstance,
  options: Pick<EdgeOptions, 'registry' | 'store' | 'overrides' | 'now'>,
): void {
  app.get('/sw.js', { config: { access: 'public' } }, async (request, reply) => {
    const { shell, override } = await readReleases(options, request, reply);
    const script = shell && (await options.store.read(`shell/${shell.buildId}/${workerFile}`));
    if (script === undefined) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', override === undefined ? 'no-cache' : ownAnswer)
      .header('Content-Security-Policy', policy)
      .header('X-Content-Type-Options', 'nosniff')
      .send(script);
  });
}
