import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliQuality, chooseEncoding, compressText, smallestBytes } from '../encoding.ts';

/** Text types; pictures and archives are compressed already. */
const textType = /^(?:text\/|image\/svg\+xml|application\/(?:json|javascript|xml|manifest\+json|rss\+xml))/;

function isOpen(request: FastifyRequest, reply: FastifyReply): boolean {
  // Responses to writes may contain a secret beside user input, whose length would then reveal it (BREACH).
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isText = textType.test(String(reply.getHeader('content-type') ?? ''));
  return isRead && isText && reply.statusCode === 200 && reply.getHeader('content-encoding') === undefined;
}

function addVary(reply: FastifyReply): void {
  const names = String(reply.getHeader('vary') ?? '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (!names.some((name) => name.toLowerCase() === 'accept-encoding')) names.push('Accept-Encoding');
  reply.header('vary', names.join(', '));
}

/**
 * Compresses texts of single responses with brotli or gzip. Files of releases, fonts, drawings and pages are stored compressed
 * and not changed. Install it after all hooks that read the text.
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallestBytes || !isOpen(request, reply)) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    const compressed = await compressText(payload, encoding);
    // The handler has timed out meanwhile and its error was sent; continuing would send a second response.
    if (reply.raw.headersSent) return await new Promise<never>(() => undefined);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}

/** Compresses streams of text, for files that another plugin sends. */
export function installStreamCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isOpen(request, reply)) return payload;
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    const compressor = encoding === 'br' ? createBrotliCompress({ params }) : createGzip();
    payload.on('error', (error) => compressor.destroy(error));
    return payload.pipe(compressor);
  });
}
