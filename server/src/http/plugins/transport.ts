import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** zod is the validator: it supports trim and refine, and forms use the same error codes. */
export function installTransport(app: FastifyInstance): void {
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? { value: result.data } : { error: Object.assign(result.error, { statusCode: 200 }) };
  });
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A write without a body may still name its type.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  // Public reads are revalidated by ETag: unchanged answers are sent without a body.
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isEndpoint = isRead && request.routeOptions.config.endpoint !== undefined;
    if (!isEndpoint || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.getHeader('cache-control') !== 'no-cache') return payload;
    // Weak: the same text goes out in several encodings.
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag).header('vary', 'language, authorization');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) !== true) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}
