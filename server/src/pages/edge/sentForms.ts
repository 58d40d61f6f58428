import { isServerPath } from '@haesol/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Content types of browser forms. */
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(;|$)/i;
/** Above the size of any form of the site. */
const maxBytes = 1_000_000;

/** Discards the request body without reading it, because it may contain a password; closes the connection above the limit. */
function discardBody(request: FastifyRequest): void {
  let left = maxBytes;
  request.raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.raw.destroy();
  });
}

/**
 * Responds to forms of pages whose scripts were not loaded, with a page that explains what to do. They are a POST, so that a
 * password is never in a URL.
 */
export function registerSentForms(
  app: FastifyInstance,
  sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  void app.register((scope, _options, registered) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, _payload, done) => {
      discardBody(request);
      done(null);
    });
    scope.post('/*', { config: { access: 'public' } }, async (request, reply) => {
      const { pathname } = new URL(`http://edge${request.url}`);
      const isForm = formTypes.test(request.headers['content-type'] ?? '');
      if (!isForm || isServerPath(pathname)) return reply.callNotFound();
      return sendPage(request, reply);
    });
    registered();
  });
}
