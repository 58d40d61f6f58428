import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isUnchanged, toTag } from '../revalidation.ts';
import { compileSerializer } from './compileSerializer.ts';

/** Returns true for a request with two `Host` headers (RFC 9112, 3.2): a proxy may have taken another one than this server. */
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Validates with zod, which supports trim and refine, with the same error codes as forms. */
export function installTransport(app: FastifyInstance): void {
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? { value: result.data } : { error: Object.assign(result.error, { statusCode: 200 }) };
  });
  app.setSerializerCompiler(compileSerializer);
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A write without a body may still have a content type.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (hasTwoHosts(request)) return reply.code(400).header('connection', 'close').send();
  });

  // Public reads are revalidated by ETag: unchanged responses have no body.
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isEndpoint = isRead && request.routeOptions.config.endpoint !== undefined;
    if (!isEndpoint || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (reply.getHeader('cache-control') !== 'no-cache') return payload;
    return isUnchanged(request, reply, toTag(payload)) ? null : payload;
  });
}
