import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { categoryCount, fileRef, picture } from '../common/values.ts';

/** 보유기술, 공유공간, 협력사례. */
export const sharingTypes = ['TECH', 'SPACE', 'CASE'] as const;
export type SharingType = (typeof sharingTypes)[number];

const sharing = z.object({
  shareUid: z.string(),
  type: z.enum(sharingTypes),
  fieldNm: z.string(),
  title: z.string(),
  summary: z.string(),
  thumbUrl: z.string(),
  thumbAlt: z.string(),
});
sharing.register(z.globalRegistry, { id: 'Sharing' });
export type Sharing = z.output<typeof sharing>;

const sharingDetail = z.extend(sharing, {
  html: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  images: z.array(picture),
  files: z.array(fileRef),
  managerNm: z.string(),
  tel: z.string(),
  updatedDt: instant,
});
export type SharingDetail = z.output<typeof sharingDetail>;

export const sharingList = defineEndpoint({
  name: 'sharing.list',
  method: 'GET',
  path: '/api/v1/sharing/list',
  access: 'public',
  language: 'header',
  query: z.object({
    ...pageQuery(9),
    type: choice(sharingTypes, 'TECH'),
    field: queryText(),
    searchKeyword: queryText(),
  }),
  /** `fields`: categories of the type with their counts. */
  response: z.extend(listOf(sharing), { fields: z.array(categoryCount) }),
  summary: 'Lists technology, spaces and cases that the university shares.',
});

export const sharingGet = defineEndpoint({
  name: 'sharing.get',
  method: 'GET',
  path: '/api/v1/sharing/{shareUid}',
  access: 'public',
  language: 'header',
  params: z.object({ shareUid: z.string() }),
  response: sharingDetail,
  summary: 'One technology, space or case.',
});
