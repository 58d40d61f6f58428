import * as z from 'zod/mini';
import { emptyObject, instant, queryText, yn } from '../common/common.ts';
import { toCommonForm } from '../common/commonForm.ts';
import { contentBlock, menuKeys } from '../common/contents.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { edited, seenRev, versioned } from '../common/officeItem.ts';
import { officeDate, officeInstant } from '../common/staffDates.ts';
import { officeHtml, officeLine } from '../common/staffText.ts';
import { termsCodes } from '../common/terms.ts';
import { date, translatedLocales } from '../common/values.ts';

/** Contents with versions. */
export const versionKinds = ['POST', 'FAQ', 'PAGE', 'SHARING', 'BANNER', 'NOTICE', 'PROGRAM', 'COURSE'] as const;
export type VersionKind = (typeof versionKinds)[number];

const version = z.object({
  no: z.int(),
  dt: instant,
  /** Null for a version from before the first change. */
  byNm: z.nullable(z.string()),
  /** Time at which a waiting version is published. */
  publishDt: z.nullable(instant),
  /** Values of the form. */
  content: z.record(z.string(), z.unknown()),
});
export type ContentVersion = z.output<typeof version>;

const versionKey = { kind: z.enum(versionKinds), ref: z.string().check(z.minLength(1), z.maxLength(64)) };

export const adminVersions = defineEndpoint({
  name: 'admin.listVersions',
  method: 'GET',
  path: '/api/v1/admin/versions',
  access: 'staff',
  area: 'any',
  language: 'none',
  query: z.object({ kind: z._default(z.enum(versionKinds), 'POST'), ref: queryText(64) }),
  response: z.object({ list: z.array(version) }),
  summary: 'Up to 100 versions of a content of the kind, the latest first.',
});

export const adminRestoreVersion = defineEndpoint({
  name: 'admin.restoreVersion',
  method: 'POST',
  path: '/api/v1/admin/versions/restore',
  access: 'staff',
  area: 'any',
  language: 'none',
  body: z.strictObject({ ...versionKey, no: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  response: z.object(versioned),
  summary: 'Publishes an earlier version again, as a new one. Files and the time of publishing stay.',
});

export const adminDropVersion = defineEndpoint({
  name: 'admin.dropVersion',
  method: 'POST',
  path: '/api/v1/admin/versions/drop',
  access: 'staff',
  area: 'any',
  language: 'none',
  body: z.strictObject({ ...versionKey, no: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  response: emptyObject,
  summary: 'Withdraws a version that waits for its time; `4040` for one that is published.',
});

const officePage = z.object({
  menuKey: z.string(),
  title: z.string(),
  blocks: z.array(contentBlock),
  updatedDt: instant,
  /** Member of staff who changed it last; null for the text of the delivery. */
  byNm: z.nullable(z.string()),
  /** Time at which a waiting version is published. */
  publishDt: z.nullable(instant),
  ...versioned,
});
export type OfficePageText = z.output<typeof officePage>;

export const adminPages = defineEndpoint({
  name: 'admin.listPages',
  method: 'GET',
  path: '/api/v1/admin/pages',
  access: 'staff',
  area: 'content',
  language: 'none',
  response: z.object({ list: z.array(officePage) }),
  summary: 'Pages that staff edit, with their blocks, in the order of their keys.',
});

const pageLimits = { blocks: 60 } as const;

export const adminChangePage = defineEndpoint({
  name: 'admin.changePage',
  method: 'PUT',
  path: '/api/v1/admin/pages/{menuKey}',
  access: 'staff',
  area: 'content',
  language: 'none',
  params: z.object({ menuKey: z.enum(menuKeys) }),
  body: z.strictObject({
    title: officeLine('제목을', 100),
    blocks: z
      .array(contentBlock)
      .check(
        z.minLength(1, { error: '내용을 입력해 주세요.' }),
        z.maxLength(pageLimits.blocks, { error: `블록은 ${pageLimits.blocks}개까지 둘 수 있습니다.` }),
      ),
    /** Publishes the change at a time to come; null at once. */
    publishDt: z._default(z.nullable(officeInstant), null),
    rev: seenRev,
  }),
  response: z.object(versioned),
  summary: 'Changes a page, at once or at a time; `4405` where another has changed it in between.',
});

const termsTranslations = z.partialRecord(z.enum(translatedLocales), z.partial(z.strictObject({ html: officeHtml })));
export type TermsTranslations = z.output<typeof termsTranslations>;

const officeTerms = z.object({
  code: z.string(),
  version: z.string(),
  title: z.string(),
  effectiveDt: date,
  html: z.string(),
  /** Absent from answers of earlier server releases. */
  i18n: z.optional(termsTranslations),
  /** `COMING` may still be changed and taken back. */
  state: z.enum(['COMING', 'CURRENT', 'PAST']),
  ...edited,
});
export type OfficeTerms = z.output<typeof officeTerms>;

/** Days between the announcement of terms and their effective date: usual, and to the disadvantage of members. */
export const termsNoticeDays = { usual: 7, worse: 30 } as const;

export const adminTerms = defineEndpoint({
  name: 'admin.listTerms',
  method: 'GET',
  path: '/api/v1/admin/terms',
  access: 'staff',
  area: 'content',
  language: 'none',
  query: z.object({ code: queryText(20) }),
  response: z.object({ list: z.array(officeTerms) }),
  summary: 'All versions of the terms, by document, the latest first.',
});

const termsText = {
  effectiveDt: officeDate,
  html: officeHtml,
  /** Translations; without them those of the version stay. Earlier builds of the page do not send them. */
  i18n: z.optional(termsTranslations),
  /** `Y`: to the disadvantage of members, who are told 30 days ahead instead of seven. */
  worseYn: yn,
};
const termsKey = z.object({ code: z.enum(termsCodes), version: z.string().check(z.maxLength(20)) });
const versionName = z.pipe(
  z.pipe(z.string({ error: '버전을 입력해 주세요.' }), z.transform(toCommonForm)),
  z.string().check(z.regex(/^\d{1,2}\.\d{1,2}$/, { error: '버전은 2.1처럼 입력해 주세요.' })),
);

export const adminAddTerms = defineEndpoint({
  name: 'admin.addTerms',
  method: 'POST',
  path: '/api/v1/admin/terms',
  access: 'admin',
  language: 'none',
  body: z.strictObject({
    code: z.enum(termsCodes, { error: '약관을 선택해 주세요.' }),
    version: versionName,
    ...termsText,
  }),
  response: emptyObject,
  summary: 'Announces a new version of terms to all members, at least seven days ahead.',
});

export const adminChangeTerms = defineEndpoint({
  name: 'admin.changeTerms',
  method: 'PUT',
  path: '/api/v1/admin/terms/{code}/{version}',
  access: 'admin',
  language: 'none',
  params: termsKey,
  body: z.strictObject({ ...termsText, rev: seenRev }),
  response: emptyObject,
  summary:
    'Changes a version of terms that is not in force; `4405` for others, and where another has changed it in between.',
});

export const adminRemoveTerms = defineEndpoint({
  name: 'admin.removeTerms',
  method: 'DELETE',
  path: '/api/v1/admin/terms/{code}/{version}',
  access: 'admin',
  language: 'none',
  params: termsKey,
  response: emptyObject,
  summary: 'Takes back a version of terms that is not in force; `4405` for others.',
});
