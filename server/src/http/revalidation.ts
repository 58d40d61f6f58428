import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the ETag of a text; weak, because the same text is sent in several encodings. */
export const toTag = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Sets the ETag of a public read. @returns true if the client has this text: the response is 304 and has no body */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag).header('vary', 'language, authorization');
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) !== true) return false;
  reply.code(304).removeHeader('content-length');
  return true;
}
