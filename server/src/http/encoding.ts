import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Content encodings of responses, as HTTP names them. */
export type Encoding = 'br' | 'gzip';

/** Almost as small as quality 11, at about a millisecond per page. */
export const brotliQuality = 5;
/** Shorter texts fit into one packet uncompressed. */
export const smallestBytes = 1_024;

/** Chooses the best stored encoding of a file by the weights in `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const brotli = weights.get('br') ?? weights.get('*') ?? 0;
  const gzip = weights.get('gzip') ?? weights.get('*') ?? 0;
  if (brotli === 0 && gzip === 0) return undefined;
  return brotli >= gzip ? 'br' : 'gzip';
}

/** Compresses a text. @param quality of brotli; the default is for responses made once */
export function compressText(text: string, encoding: Encoding, quality = brotliQuality): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(text);
  return brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Compresses content that is sent many times, at the highest quality. */
export function compressBest(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliAsync(bytes) : gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION });
}

/** Sends text of a single response, compressed if the client accepts it. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('Vary', ['Accept-Encoding', reply.getHeader('Vary')].filter(Boolean).join(', '));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined || text.length < smallestBytes) return reply.send(text);
  const compressed = await compressText(text, encoding);
  // An error that was sent meanwhile is not compressed.
  return reply.sent ? reply : reply.header('Content-Encoding', encoding).send(compressed);
}
