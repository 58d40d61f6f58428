import { findLanguage, readChosenLanguage } from '@haesol/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAcceptedLocale } from './acceptedLocale.ts';
import { toRefusalLanguage } from './plugins/refusalTexts.ts';

/**
 * Answers a link to a file that has expired, with a sentence in the language of the browser: it opens the link itself, without
 * the header `language` of calls.
 */
export function sendExpiredLink({ headers }: FastifyRequest, reply: FastifyReply, message: string): FastifyReply {
  const accepted = findLanguage(readAcceptedLocale(headers['accept-language'] ?? ''));
  const { languageCd = '' } = readChosenLanguage(headers.cookie ?? '') ?? accepted ?? {};
  return reply.code(404).type('text/plain; charset=utf-8').send(toRefusalLanguage(languageCd)(message));
}
