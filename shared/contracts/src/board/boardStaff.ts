import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, uid, yn } from '../common/common.ts';
import { contentStates } from '../common/contentStates.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { seenRev, versioned } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { officeDate, officeInstant } from '../common/staffDates.ts';
import { officeHtml, officeLine, pictureUrl } from '../common/staffText.ts';
import { date, fileRef } from '../common/values.ts';
import { boards } from './posts.ts';

const category = z
  .string({ error: '분류를 선택해 주세요.' })
  .check(z.minLength(1, { error: '분류를 선택해 주세요.' }), z.maxLength(32));

const postForm = z.strictObject({
  board: z.enum(boards, { error: '게시판을 선택해 주세요.' }),
  categoryCd: category,
  title: officeLine('제목을', 100),
  html: officeHtml,
  writerNm: officeLine('작성자를', 30),
  sourceNm: z.nullable(officeLine('출처를', 60)),
  /** Shown from then on; a time to come publishes it then, and null keeps a draft. */
  createdDt: z.nullable(officeInstant),
  pinYn: yn,
  /** Last day of the pin; null without an end. */
  pinUntilDt: z._default(z.nullable(officeDate), null),
  urgentYn: yn,
  thumbUrl: z.nullable(pictureUrl),
  thumbAlt: z.nullable(officeLine('그림 설명을', 200)),
  /** Course to which the post leads. */
  eduUid: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
  fileUids: z.array(uid).check(z.maxLength(fileLimits.maxCount)),
  rev: seenRev,
});
export type PostForm = z.output<typeof postForm>;

const officePost = z.object({
  postUid: z.string(),
  board: z.enum(boards),
  categoryCd: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  html: z.string(),
  writerNm: z.string(),
  sourceNm: z.nullable(z.string()),
  createdDt: z.nullable(instant),
  pinYn: yn,
  /** Absent from answers of earlier server releases. */
  pinUntilDt: z.optional(z.nullable(date)),
  urgentYn: yn,
  thumbUrl: z.nullable(z.string()),
  thumbAlt: z.nullable(z.string()),
  eduUid: z.nullable(z.string()),
  files: z.array(fileRef),
  viewCnt: z.int(),
  state: z.enum(contentStates),
  ...versioned,
});

const postParams = z.object({ postUid: z.string() });
const savedPost = z.object({ postUid: z.string() });

/** Lists drafts, too, whose time is null: pages of the previous release cannot read them. */
const draftsKey = { draftsYn: choice(['Y', 'N'], 'N') };

export const adminPosts = defineEndpoint({
  name: 'admin.listPosts',
  method: 'GET',
  path: '/api/v1/admin/posts',
  access: 'staff',
  area: 'content',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    board: choice(['', ...boards], ''),
    state: choice(['', ...contentStates], ''),
    ...removedKey,
    ...draftsKey,
    searchKeyword: queryText(),
    ...sortKey('title', 'category', 'created', 'views'),
  }),
  response: listOf(officePost),
  summary:
    'Posts of all boards with their texts, drafts and scheduled ones too, the newest first; with `removedYn` those taken off the site.',
});

/** Moves of posts, one or many at once. `DRAFT` takes a post off the site until it is published again, at its former time. */
export const staffPostMoves = ['PUBLISHED', 'DRAFT', 'PINNED', 'UNPINNED'] as const;
export type StaffPostMove = (typeof staffPostMoves)[number];

export const adminAddPost = defineEndpoint({
  name: 'admin.addPost',
  method: 'POST',
  path: '/api/v1/admin/posts',
  access: 'staff',
  area: 'content',
  language: 'header',
  body: postForm,
  response: savedPost,
  summary: 'Adds a post: lists, search, site map and feed have it from its time on.',
});

export const adminChangePost = defineEndpoint({
  name: 'admin.changePost',
  method: 'PUT',
  path: '/api/v1/admin/posts/{postUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: postParams,
  body: postForm,
  response: savedPost,
  summary: 'Changes a post; `4405` where another has changed it in between.',
});

export const adminRemovePost = defineEndpoint({
  name: 'admin.removePost',
  method: 'DELETE',
  path: '/api/v1/admin/posts/{postUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: postParams,
  response: emptyObject,
  summary: 'Takes a post off the site.',
});

const faqForm = z.strictObject({
  categoryCd: category,
  title: officeLine('질문을', 100),
  html: officeHtml,
  /** Shown from then on; without it a new one at once, and null keeps a draft. */
  createdDt: z.optional(z.nullable(officeInstant)),
  rev: seenRev,
});
export type FaqForm = z.output<typeof faqForm>;

const officeFaq = z.object({
  faqUid: z.string(),
  categoryCd: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  html: z.string(),
  viewCnt: z.int(),
  helpY: z.int(),
  helpN: z.int(),
  createdDt: z.nullable(instant),
  state: z.enum(contentStates),
  ...versioned,
});

const faqParams = z.object({ faqUid: z.string() });
const savedFaq = z.object({ faqUid: z.string() });

export const adminFaqs = defineEndpoint({
  name: 'admin.listFaqs',
  method: 'GET',
  path: '/api/v1/admin/faq',
  access: 'staff',
  area: 'content',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    categoryCd: queryText(),
    state: choice(['', ...contentStates], ''),
    ...removedKey,
    ...draftsKey,
    searchKeyword: queryText(),
    ...sortKey('title', 'category', 'helped', 'notHelped', 'views'),
  }),
  response: listOf(officeFaq),
  summary: 'Frequently asked questions with how often they helped, those that helped least first.',
});

export const adminAddFaq = defineEndpoint({
  name: 'admin.addFaq',
  method: 'POST',
  path: '/api/v1/admin/faq',
  access: 'staff',
  area: 'content',
  language: 'header',
  body: faqForm,
  response: savedFaq,
  summary: 'Adds a frequently asked question.',
});

export const adminChangeFaq = defineEndpoint({
  name: 'admin.changeFaq',
  method: 'PUT',
  path: '/api/v1/admin/faq/{faqUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: faqParams,
  body: faqForm,
  response: savedFaq,
  summary: 'Changes a frequently asked question; `4405` where another has changed it in between.',
});

export const adminRemoveFaq = defineEndpoint({
  name: 'admin.removeFaq',
  method: 'DELETE',
  path: '/api/v1/admin/faq/{faqUid}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params: faqParams,
  response: emptyObject,
  summary: 'Takes a frequently asked question off the site.',
});
