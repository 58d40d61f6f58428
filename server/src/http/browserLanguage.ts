import { findLanguage, readChosenLanguage } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { readAcceptedLocale } from './acceptedLocale.ts';

/**
 * Returns the code of the language of a request that the browser makes itself, without the header `language` of calls: the
 * chosen one, or the one that it accepts; empty for Korean.
 */
export function readBrowserLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const accepted = findLanguage(readAcceptedLocale(headers['accept-language'] ?? ''));
  const { locale, languageCd } = readChosenLanguage(headers.cookie ?? '') ??
    accepted ?? { locale: 'ko', languageCd: '' };
  return locale === 'ko' ? '' : languageCd;
}
