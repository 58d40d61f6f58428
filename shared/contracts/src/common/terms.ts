import * as z from 'zod/mini';
import { pageQuery, queryText, yn } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { contentLang, date } from './values.ts';

export const termsCodes = ['USE', 'PRIVACY', 'SECURITY', 'JOIN_PRIVACY', 'MARKETING', 'TRAVEL', 'THIRD'] as const;
export type TermsCode = (typeof termsCodes)[number];

const terms = z.object({
  code: z.string(),
  title: z.string(),
  version: z.string(),
  requiredYn: yn,
  effectiveDt: date,
});
export type Terms = z.output<typeof terms>;

const termsDetail = z.object({
  code: z.string(),
  title: z.string(),
  version: z.string(),
  effectiveDt: date,
  /** `Y` for the version in force today. */
  currentYn: yn,
  html: z.string(),
  /** Language of title and text; the Korean text is the one in force. */
  lang: contentLang,
  /** Newest first. */
  history: z.array(z.object({ version: z.string(), effectiveDt: date })),
});
export type TermsDetail = z.output<typeof termsDetail>;

export const termsList = defineEndpoint({
  name: 'terms.list',
  method: 'GET',
  path: '/api/v1/terms/list',
  access: 'public',
  language: 'header',
  query: z.object({ ...pageQuery(20) }),
  response: listOf(terms),
  summary: 'Terms in force.',
});

export const termsGet = defineEndpoint({
  name: 'terms.get',
  method: 'GET',
  path: '/api/v1/terms/{code}',
  access: 'public',
  language: 'header',
  params: z.object({ code: z.string() }),
  query: z.object({ version: queryText() }),
  response: termsDetail,
  summary: 'Text of terms, by default of the version in force.',
});
