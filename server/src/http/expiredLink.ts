import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBrowserLanguage } from './browserLanguage.ts';
import { toRefusalLanguage } from './plugins/refusalTexts.ts';

/** Answers a link to a file that has expired or is missing, with a sentence in the language of the browser, which opens it itself. */
export function sendExpiredLink(request: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  const say = toRefusalLanguage(readBrowserLanguage(request));
  return reply.code(404).type('text/plain; charset=utf-8').send(say(message));
}
