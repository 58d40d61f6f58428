import * as z from 'zod/mini';
import { instant, pageQuery, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';
import { contentLang, fileRef } from '../common/values.ts';

/** Maximum length of title and content, in characters (grapheme clusters). */
export const inquiryLimits = { title: 60, content: 5_000 } as const;

const inquiryText = memberText({
  max: inquiryLimits.content,
  empty: '내용을 입력해 주세요.',
  tooLong: '내용은 5,000자까지 입력할 수 있습니다.',
});

/** Answer of the office, or a text that the member added to the inquiry. */
const inquiryPost = z.object({
  postUid: z.string(),
  officeYn: yn,
  content: z.string(),
  files: z.array(fileRef),
  createdDt: instant,
});
export type InquiryPost = z.output<typeof inquiryPost>;

/** Answers and texts after the question, the oldest first. */
export const inquiryPosts = z.array(inquiryPost);

export const inquiryInsert = defineEndpoint({
  name: 'inquiry.insert',
  method: 'POST',
  path: '/api/v1/inquiry/insertInquiry',
  access: 'buyer',
  language: 'header',
  body: z.strictObject({
    categoryCd: z
      .string({ error: '문의 유형을 선택해 주세요.' })
      .check(z.minLength(1, { error: '문의 유형을 선택해 주세요.' }), z.maxLength(32)),
    title: memberText({
      max: inquiryLimits.title,
      empty: '제목을 입력해 주세요.',
      tooLong: `제목은 ${inquiryLimits.title}자까지 입력할 수 있습니다.`,
      hasLines: false,
    }),
    content: inquiryText,
    gdsUid: z.optional(z.string().check(z.maxLength(64))),
    rsvtUid: z.optional(uid),
    fileUids: z._default(z.array(uid).check(z.maxLength(fileLimits.maxCount)), []),
    privateYn: z._default(z.enum(['Y', 'N']), 'Y'),
  }),
  response: z.object({ inquiryUid: z.string(), createdDt: instant }),
  summary: 'Asks the travel service something.',
});

const inquiry = z.object({
  inquiryUid: z.string(),
  categoryCd: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  /** Language in which it was asked. */
  lang: z._default(contentLang, 'ko'),
  answerState: z.enum(['WAIT', 'ANSWERED']),
  fileCnt: z.int(),
  gdsNm: z.nullable(z.string()),
  createdDt: instant,
  answeredDt: z.nullable(instant),
});
export type Inquiry = z.output<typeof inquiry>;

export const inquiryList = defineEndpoint({
  name: 'inquiry.list',
  method: 'GET',
  path: '/api/v1/inquiry/list',
  access: 'buyer',
  language: 'header',
  query: z.object(pageQuery(10)),
  response: listOf(inquiry),
  summary: "The member's inquiries to the travel service, the newest first.",
});

const inquiryDetail = z.extend(inquiry, {
  /** Plain text with line ends. */
  content: z.string(),
  privateYn: yn,
  gdsUid: z.nullable(z.string()),
  rsvtUid: z.nullable(z.string()),
  files: z.array(fileRef),
  /** All files in one zip; null without any. */
  bundleUrl: z.nullable(z.string()),
  /** Latest answer, for pages of earlier releases. */
  answer: z.nullable(z.string()),
  /** Empty in responses of earlier server releases. */
  posts: z._default(inquiryPosts, []),
});
export type InquiryDetail = z.output<typeof inquiryDetail>;

export const inquiryGet = defineEndpoint({
  name: 'inquiry.get',
  method: 'GET',
  path: '/api/v1/inquiry/{inquiryUid}',
  access: 'buyer',
  language: 'header',
  params: z.object({ inquiryUid: z.string() }),
  response: inquiryDetail,
  summary: 'One of the member’s inquiries with its files and answers.',
});

export const inquiryAskOn = defineEndpoint({
  name: 'inquiry.askOn',
  method: 'POST',
  path: '/api/v1/inquiry/{inquiryUid}/posts',
  access: 'buyer',
  language: 'header',
  params: z.object({ inquiryUid: z.string() }),
  body: z.strictObject({ content: inquiryText }),
  response: z.object({ postUid: z.string() }),
  summary: 'Adds a text to the member’s inquiry, which then waits for an answer again.',
});
