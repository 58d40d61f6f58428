import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { codeGroups } from '../common/codes.ts';
import { emptyObject, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { officeLine, officeNumber } from '../common/staffText.ts';

/** Groups whose codes staff add and remove. Codes of all other groups are part of the program: their names can be changed. */
export const openCodeGroups = [
  'NOTICE_CTG',
  'NEWS_CTG',
  'REFERENCE_CTG',
  'FAQ_CTG',
  'QNA_CTG',
  'INQUIRY_CTG',
  'EDU_FIELD',
  'TECH_FIELD',
  'EQ_CTG',
  'GDS_CATEGORY_CD',
  'TOURIST_TYCD',
  'REFUND_WHY',
  'REVIEW_REPORT',
  'LEAVE_WHY',
] as const satisfies readonly (typeof codeGroups)[number][];
export type OpenCodeGroup = (typeof openCodeGroups)[number];

const translation = z.nullable(officeLine('이름을', 60));
const names = {
  codeNm: officeLine('이름을', 60),
  /** Names in the languages of the travel service; null is shown in Korean. */
  en: translation,
  ja: translation,
  zhCN: translation,
  zhTW: translation,
  /** Place in its group, the lowest first. */
  sort: officeNumber(1, 10_000),
  /** `N`: forms and filters do not offer the code. */
  onYn: yn,
  rev: seenRev,
};

const officeCode = z.object({
  code: z.string(),
  codeNm: z.string(),
  en: z.nullable(z.string()),
  ja: z.nullable(z.string()),
  zhCN: z.nullable(z.string()),
  zhTW: z.nullable(z.string()),
  sort: z.int(),
  onYn: yn,
  /** Number of entries with the code; null for a group of the program. */
  usedCnt: z.nullable(z.int()),
  ...edited,
});

export const adminCodes = defineEndpoint({
  name: 'admin.listCodes',
  method: 'GET',
  path: '/api/v1/admin/codes',
  access: 'admin',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    group: choice(codeGroups, 'NOTICE_CTG'),
    /** Searches code and name. */
    searchKeyword: queryText(),
  }),
  response: z.extend(listOf(officeCode), { groups: z.array(z.object({ group: z.string(), groupNm: z.string() })) }),
  summary: 'Codes of a group in their order with how often they are used, and the names of all groups.',
});

const group = z.enum(codeGroups);
const code = z
  .string({ error: '코드를 입력해 주세요.' })
  .check(z.regex(/^[A-Z0-9_]{1,20}$/, { error: '영문 대문자, 숫자, 밑줄로 20자까지 입력해 주세요.' }));
const saved = z.object({ code: z.string() });
const params = z.object({ group, code: z.string() });

export const adminAddCode = defineEndpoint({
  name: 'admin.addCode',
  method: 'POST',
  path: '/api/v1/admin/codes/{group}',
  access: 'admin',
  language: 'header',
  params: z.object({ group }),
  body: z.strictObject({ code, ...names }),
  response: saved,
  summary: 'Adds a code to a group. `4000` for one that exists, and in groups of the program.',
});

export const adminChangeCode = defineEndpoint({
  name: 'admin.changeCode',
  method: 'PUT',
  path: '/api/v1/admin/codes/{group}/{code}',
  access: 'admin',
  language: 'header',
  params,
  body: z.strictObject(names),
  response: saved,
  summary: 'Changes names and order of a code, and whether forms offer it.',
});

export const adminRemoveCode = defineEndpoint({
  name: 'admin.removeCode',
  method: 'DELETE',
  path: '/api/v1/admin/codes/{group}/{code}',
  access: 'admin',
  language: 'header',
  params,
  response: emptyObject,
  summary: 'Removes a code that nothing has. `4405` for one in use, and in groups of the program.',
});
