import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Gives answers of public GETs an ETag and lets a client that has the same bytes keep them. Scoped to the plugin. */
export function installEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = request.routeOptions.config.access === 'public' && ['GET', 'HEAD'].includes(request.method);
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'language');
    const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
    if (!known.includes(tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}
