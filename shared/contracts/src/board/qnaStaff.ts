import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { attachedUids } from '../common/files.ts';
import { sortKey } from '../common/listSort.ts';
import { assignable, queueQuery, seenRev, waited } from '../common/officeItem.ts';
import { staffMemo } from '../common/timeline.ts';
import { answerStates, qna, qnaContent, qnaDetail, qnaParams, sameAnswer } from './qna.ts';

const officeQna = z.extend(qna, { ...assignable, ...waited });

export const adminQnaList = defineEndpoint({
  name: 'admin.listQna',
  method: 'GET',
  path: '/api/v1/admin/qna/list',
  access: 'staff',
  area: 'board',
  language: 'header',
  query: z.object({
    ...pageQuery(50),
    answerState: choice([...answerStates, ''], 'WAIT'),
    categoryCd: queryText(),
    privateYn: choice(['Y', 'N', ''], ''),
    /** Days on which the question was asked. */
    startDate: queryText(),
    endDate: queryText(),
    /** Searches title, content, writer and phone. */
    searchKeyword: queryText(),
    ...queueQuery,
    ...sortKey('wait', 'category', 'title', 'assignee', 'created'),
  }),
  response: listOf(officeQna),
  summary: 'Questions of members, those that wait longest first.',
});

export const qnaAnswer = defineEndpoint({
  name: 'admin.answerQna',
  method: 'POST',
  path: '/api/v1/admin/qna/{qnaUid}/answer',
  access: 'staff',
  area: 'board',
  language: 'header',
  params: qnaParams,
  body: z.strictObject({ content: qnaContent, fileUids: attachedUids, same: z.optional(sameAnswer), rev: seenRev }),
  response: z.object({ answerUid: z.string() }),
  summary: 'Answers a question, with files and a link to the same question, and tells its writer.',
});

const officeQnaDetail = z.extend(qnaDetail, {
  ...assignable,
  /** The writer, whose name is masked. Absent from responses of earlier server releases. */
  memberUid: z.optional(z.string()),
});
export type StaffQnaDetail = z.output<typeof officeQnaDetail>;

export const adminQnaGet = defineEndpoint({
  name: 'admin.getQna',
  method: 'GET',
  path: '/api/v1/admin/qna/{qnaUid}',
  access: 'staff',
  area: 'board',
  language: 'header',
  params: qnaParams,
  response: officeQnaDetail,
  summary: 'A question with answers, files, version and the member of staff in charge; counts no view.',
});

export const adminQnaMove = defineEndpoint({
  name: 'admin.moveQna',
  method: 'PATCH',
  path: '/api/v1/admin/qna/{qnaUid}/transition',
  access: 'staff',
  area: 'board',
  language: 'header',
  params: qnaParams,
  body: z.strictObject({
    to: z.enum(['WAIT'], { error: '처리할 상태를 선택해 주세요.' }),
    /** Kept in the audit log; the member does not see it. */
    memo: staffMemo,
    rev: seenRev,
  }),
  response: z.object({ qnaUid: z.string(), answerState: z.enum(answerStates) }),
  summary: 'Puts an answered question back into the queue; `4405` for one that waits.',
});
