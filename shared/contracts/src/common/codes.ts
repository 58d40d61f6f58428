import * as z from 'zod/mini';
import { queryText } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';

/** Code groups that the API serves. */
export const codeGroups = [
  'GDS_TYCD',
  'GDS_CATEGORY_CD',
  'CTPV',
  'SGG',
  'MBR_CLS',
  'DEPT',
  'INDUSTRY',
  'SCALE',
  'QNA_CTG',
  'FAQ_CTG',
  'NOTICE_CTG',
  'NEWS_CTG',
  'REFERENCE_CTG',
  'TECH_FIELD',
  'EDU_FIELD',
  'EDU_TYPE',
  'EDU_AUD',
  'REFUND_WHY',
  'LEAVE_WHY',
  'EQ_CANCEL_WHY',
  'PS_CD',
  'THEME_CD',
  'TOURIST_TYCD',
  'FACILITY',
  'ETC_INFO',
  'EQ_CTG',
  'EQ_PLACE',
  'EQ_MODE',
  'EQ_PURPOSE',
  'EQ_SETTLE',
  'INQUIRY_CTG',
  'REVIEW_REPORT',
  'NATION',
] as const;
export type CodeGroup = (typeof codeGroups)[number];

const code = z.object({
  code: z.string(),
  codeName: z.string(),
  /** Parent code (province of a town, college of a department), or null. */
  upperCode: z.nullable(z.string()),
});
code.register(z.globalRegistry, { id: 'Code' });
export type Code = z.output<typeof code>;

export const codesList = defineEndpoint({
  name: 'codes.list',
  method: 'GET',
  path: '/api/v1/codes/{group}',
  access: 'public',
  language: 'header',
  params: z.object({ group: z.string() }),
  query: z.object({
    /** Parent code, e.g. the province whose towns are listed. */
    ctpv: queryText(),
    upper: queryText(),
  }),
  response: listOf(code),
  summary: 'Values of a code group in their order.',
});

export const codesNames = defineEndpoint({
  name: 'codes.names',
  method: 'GET',
  path: '/api/v1/codes-name/{code}',
  access: 'public',
  language: 'header',
  params: z.object({ code: z.string() }),
  response: z.record(z.string(), z.string()),
  summary: 'Names of a code group by code.',
});
