import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FileBytes, readRange } from './fileBytes.ts';

/** Files must not run or load anything, in any context. A browser's PDF viewer does not start in a sandbox. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

/** Sets the security headers, which apply to any bytes. */
export function protectFile(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-cache');
}

/** Sends all bytes, or the requested range. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: FileBytes): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, bytes.size);
  if (range === 'bad') return reply.code(416).header('content-range', `bytes */${bytes.size}`).send();
  if (range === undefined) return reply.header('content-length', bytes.size).send(bytes.read());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes.read(range));
}
