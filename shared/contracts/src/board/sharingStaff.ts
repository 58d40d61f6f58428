import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, uid } from '../common/common.ts';
import { contentStates } from '../common/contentStates.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { officeInstant } from '../common/staffDates.ts';
import { officeHtml, officeLine, officeTel, pictureUrl } from '../common/staffText.ts';
import { fileRef } from '../common/values.ts';
import { sharingTypes } from './sharing.ts';

const fact = z.strictObject({ term: officeLine('항목을', 30), value: officeLine('내용을', 100) });

const sharingForm = z.strictObject({
  type: z.enum(sharingTypes, { error: '구분을 선택해 주세요.' }),
  fieldCd: z
    .string({ error: '분야를 선택해 주세요.' })
    .check(z.minLength(1, { error: '분야를 선택해 주세요.' }), z.maxLength(32)),
  title: officeLine('제목을', 100),
  summary: officeLine('요약을', 200),
  html: officeHtml,
  facts: z.array(fact).check(z.maxLength(20)),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
  managerNm: officeLine('담당자를', 30),
  tel: officeTel,
  /** Shown from then on; null keeps a draft. Earlier builds of the page do not send it. */
  publishDt: z.optional(z.nullable(officeInstant)),
  fileUids: z.array(uid).check(z.maxLength(fileLimits.maxCount)),
  rev: seenRev,
});
export type SharingForm = z.output<typeof sharingForm>;

const officeSharing = z.object({
  shareUid: z.string(),
  type: z.enum(sharingTypes),
  fieldCd: z.string(),
  fieldNm: z.string(),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
  managerNm: z.string(),
  tel: z.string(),
  files: z.array(fileRef),
  updatedDt: instant,
  publishDt: z.optional(z.nullable(instant)),
  state: z.optional(z.enum(contentStates)),
  ...edited,
});

const shareParams = z.object({ shareUid: z.string() });
const saved = z.object({ shareUid: z.string() });

export const adminSharings = defineEndpoint({
  name: 'admin.listSharings',
  method: 'GET',
  path: '/api/v1/admin/sharing',
  access: 'staff',
  area: 'content',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    type: choice(['', ...sharingTypes], ''),
    state: choice(['', ...contentStates], ''),
    ...removedKey,
    searchKeyword: queryText(),
    ...sortKey('title', 'category', 'manager', 'updated'),
  }),
  response: listOf(officeSharing),
  summary: 'Technology, spaces and cases with all their texts, the latest first.',
});

export const adminAddSharing = defineEndpoint({
  name: 'admin.addSharing',
  method: 'POST',
  path: '/api/v1/admin/sharing',
  access: 'staff',
  area: 'content',
  language: 'header',
  body: sharingForm,
  response: saved,
  summary: 'Adds a technology, a space or a case; the site shows it from `publishDt` on.',
});

export const adminChangeSharing = defineEndpoint({
  name: 'admin.changeSharing',
  method: 'PUT',
  path: '/api/v1/admin/sharing/{shareUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: shareParams,
  body: sharingForm,
  response: saved,
  summary: 'Changes a technology, a space or a case.',
});

export const adminRemoveSharing = defineEndpoint({
  name: 'admin.removeSharing',
  method: 'DELETE',
  path: '/api/v1/admin/sharing/{shareUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: shareParams,
  response: emptyObject,
  summary: 'Takes a technology, a space or a case off the site.',
});
