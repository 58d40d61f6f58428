import { languageDefaults } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';

const known: ReadonlySet<string> = new Set([
  'CD0000000128',
  'CD0000001259',
  'CD0000000129',
  'CD0000001271',
  'CD0000000546',
  'CD0000001272',
  'CD0000000547',
  'CD0000001273',
]);

const koreanCd = languageDefaults.header;
const wonCd = 'CD0000001044';

/** Returns the code of the header `language`; Korean if empty or unknown, and for both Korean codes. */
export function readLanguage(request: FastifyRequest): string {
  const { language } = request.headers;
  return readLanguageCode(typeof language === 'string' ? language : '');
}

/** Returns a known language code; Korean if empty or unknown, and for both Korean codes. */
export function readLanguageCode(code: string): string {
  return known.has(code) ? code : koreanCd;
}

/** Returns the code of the header `exrate`; won is the only currency. */
export function readExrate(_request: FastifyRequest): string {
  return wonCd;
}
