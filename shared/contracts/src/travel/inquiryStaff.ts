import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { attachedUids } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { memberText } from '../common/memberText.ts';
import { assignable, queueQuery, seenRev, waited } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';
import { contentLang, contentLocales, fileRef } from '../common/values.ts';
import { inquiryPosts } from './inquiry.ts';

const officeInquiry = z.object({
  inquiryUid: z.string(),
  categoryNm: z.string(),
  title: z.string(),
  /** Language in which it was asked. */
  lang: z._default(contentLang, 'ko'),
  content: z.string(),
  memberNm: z.string(),
  gdsNm: z.nullable(z.string()),
  rsvtNo: z.nullable(z.string()),
  files: z.array(fileRef),
  answerState: z.enum(['WAIT', 'ANSWERED']),
  /** Waiting again after an answer. */
  reopenedYn: z._default(yn, 'N'),
  /** Latest answer. */
  answer: z.nullable(z.string()),
  createdDt: instant,
  answeredDt: z.nullable(instant),
  ...assignable,
  ...waited,
});

export const adminInquiries = defineEndpoint({
  name: 'admin.listInquiries',
  method: 'GET',
  path: '/api/v1/admin/inquiries',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    answerState: choice(['', 'WAIT', 'ANSWERED'], ''),
    categoryCd: queryText(),
    lang: choice(['', ...contentLocales], ''),
    /** Days on which the inquiry was sent. */
    startDate: queryText(),
    endDate: queryText(),
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'category', 'title', 'lang', 'assignee'),
  }),
  response: listOf(officeInquiry),
  summary: 'Inquiries to the travel service, those that wait longest first.',
});

const inquiryParams = z.object({ inquiryUid: z.string() });

const officeInquiryDetail = z.extend(officeInquiry, { posts: inquiryPosts });
export type StaffInquiryDetail = z.output<typeof officeInquiryDetail>;

export const adminInquiryGet = defineEndpoint({
  name: 'admin.getInquiry',
  method: 'GET',
  path: '/api/v1/admin/inquiries/{inquiryUid}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: inquiryParams,
  response: officeInquiryDetail,
  summary: 'An inquiry with its answers, files, version and the member of staff in charge.',
});

export const adminMoveInquiry = defineEndpoint({
  name: 'admin.moveInquiry',
  method: 'PATCH',
  path: '/api/v1/admin/inquiries/{inquiryUid}/transition',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: inquiryParams,
  body: z.strictObject({
    to: z.enum(['WAIT'], { error: '처리할 상태를 선택해 주세요.' }),
    /** Kept in the audit log; the member does not see it. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ inquiryUid: z.string(), answerState: z.enum(['WAIT', 'ANSWERED']) }),
  summary: 'Puts an answered inquiry back into the queue; `4405` for one that waits.',
});

export const adminAnswerInquiry = defineEndpoint({
  name: 'admin.answerInquiry',
  method: 'POST',
  path: '/api/v1/admin/inquiries/{inquiryUid}/answer',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: inquiryParams,
  body: z.strictObject({
    content: memberText({
      max: 5_000,
      empty: '답변 내용을 입력해 주세요.',
      tooLong: '답변은 5,000자까지 입력할 수 있습니다.',
    }),
    fileUids: attachedUids,
    rev: seenRev,
  }),
  response: z.object({ inquiryUid: z.string(), answeredDt: instant }),
  summary: 'Answers an inquiry, with files, and tells its member; an answered one gets a further answer.',
});
