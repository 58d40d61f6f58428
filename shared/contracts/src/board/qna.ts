import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText, uid, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { attachedUids, fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';
import { fileRef } from '../common/values.ts';

export const qnaCategories = ['EDU', 'EQUIP', 'TECH', 'ASSN', 'COLLABO', 'MEMBER', 'TRAVEL', 'ETC'] as const;
export type QnaCategory = (typeof qnaCategories)[number];
export const answerStates = ['WAIT', 'ANSWERED'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Lengths in characters (grapheme clusters). */
export const qnaLimits = { title: 60, content: 5_000, comment: 500 } as const;

export const qna = z.object({
  qnaUid: z.string(),
  no: z.int(),
  categoryCd: z.string(),
  categoryNm: z.string(),
  /** For a locked question a fixed sentence; nothing of its content is sent. */
  title: z.string(),
  privateYn: yn,
  /** Private, and written by another member. */
  lockedYn: yn,
  mineYn: yn,
  commentCnt: z.int(),
  fileCnt: z.int(),
  /** Masked, except for the writer and staff. */
  writerNm: z.string(),
  answerState: z.enum(answerStates),
  /** Waiting again, because the writer added a question after an answer. */
  reopenedYn: yn,
  createdDt: instant,
  viewCnt: z.int(),
  newYn: yn,
});
qna.register(z.globalRegistry, { id: 'Qna' });
export type Qna = z.output<typeof qna>;

/** Question or FAQ entry with the same answer. */
export const sameAnswer = z.object({ type: z.enum(['FAQ', 'QNA']), uid: z.string() });
export type SameAnswer = z.output<typeof sameAnswer>;

const neighbour = z.nullable(z.object({ qnaUid: z.string(), title: z.string(), lockedYn: yn }));

export const qnaDetail = z.extend(qna, {
  /** Plain text with line ends. */
  content: z.string(),
  images: z.array(fileRef),
  files: z.array(fileRef),
  /** All images and files in one zip; null without any. */
  bundleUrl: z.nullable(z.string()),
  answers: z.array(
    z.object({
      answerUid: z.string(),
      content: z.string(),
      writerNm: z.string(),
      createdDt: instant,
      /** Empty in responses of earlier server releases. */
      files: z._default(z.array(fileRef), []),
      /** Answered question or FAQ entry that it leads to; absent from responses of earlier server releases. */
      same: z.optional(z.nullable(z.extend(sameAnswer, { title: z.string() }))),
    }),
  ),
  /** The writer may still edit it, because it has no answer yet. */
  editableYn: yn,
  refType: z.nullable(z.string()),
  refUid: z.nullable(z.string()),
  prev: neighbour,
  next: neighbour,
});
export type QnaDetail = z.output<typeof qnaDetail>;

const qnaTitle = memberText({
  max: qnaLimits.title,
  empty: '제목을 입력해 주세요.',
  tooLong: `제목은 ${qnaLimits.title}자까지 입력할 수 있습니다.`,
  hasLines: false,
});
export const qnaContent = memberText({
  max: qnaLimits.content,
  empty: '내용을 입력해 주세요.',
  tooLong: '내용은 5,000자까지 입력할 수 있습니다.',
});

export const qnaForm = z.strictObject({
  categoryCd: z.enum(qnaCategories, { error: '구분을 선택해 주세요.' }),
  title: qnaTitle,
  content: qnaContent,
  privateYn: z._default(yn, 'Y'),
  imageUids: attachedUids,
  fileUids: attachedUids,
  /** Subject of the question, e.g. a piece of equipment. */
  refType: z.optional(z.enum(['EQUIPMENT', 'SHARING', 'GOODS'])),
  refUid: z.optional(z.string().check(z.maxLength(40))),
});
export type QnaForm = z.output<typeof qnaForm>;

export const qnaParams = z.object({ qnaUid: z.string() });

export const qnaList = defineEndpoint({
  name: 'qna.list',
  method: 'GET',
  path: '/api/v1/qna/list',
  access: 'optional',
  language: 'header',
  query: z.object({
    ...pageQuery(10),
    searchKeyword: queryText(),
    field: choice(['ALL', 'TITLE', 'CONTENT'], 'ALL'),
    categoryCd: queryText(),
    answerState: choice([...answerStates, ''], ''),
    startDate: queryText(),
    endDate: queryText(),
    /** `Y`: only the member's own questions. */
    mine: choice(['Y', 'N', ''], ''),
  }),
  response: listOf(qna),
  summary: 'Lists questions; private ones of others come locked, and no search finds them.',
});

export const qnaGet = defineEndpoint({
  name: 'qna.get',
  method: 'GET',
  path: '/api/v1/qna/{qnaUid}',
  access: 'optional',
  language: 'header',
  params: qnaParams,
  response: qnaDetail,
  summary: 'A question with answers and files; counts a view.',
});

export const qnaCreate = defineEndpoint({
  name: 'qna.create',
  method: 'POST',
  path: '/api/v1/qna',
  access: 'member',
  language: 'header',
  body: qnaForm,
  response: z.object({ qnaUid: z.string() }),
  summary: 'Asks a question; the draft is gone with it.',
});

export const qnaUpdate = defineEndpoint({
  name: 'qna.update',
  method: 'PUT',
  path: '/api/v1/qna/{qnaUid}',
  access: 'member',
  language: 'header',
  params: qnaParams,
  body: qnaForm,
  response: z.object({ qnaUid: z.string() }),
  summary: 'Changes the member’s question before it is answered.',
});

export const qnaRemove = defineEndpoint({
  name: 'qna.remove',
  method: 'DELETE',
  path: '/api/v1/qna/{qnaUid}',
  access: 'member',
  language: 'header',
  params: qnaParams,
  response: emptyObject,
  summary: 'Deletes the member’s question with its files before it is answered.',
});

export const qnaSimilar = defineEndpoint({
  name: 'qna.similar',
  method: 'GET',
  path: '/api/v1/qna/similar',
  access: 'public',
  language: 'header',
  query: z.object({ q: queryText() }),
  response: z.object({
    list: z.array(z.object({ type: z.enum(['FAQ', 'QNA']), uid: z.string(), title: z.string() })),
  }),
  summary: 'Up to five answered questions like the title that is being typed.',
});

const draftFiles = z.optional(z.array(uid).check(z.maxLength(fileLimits.maxCount)));
/** Draft of a question and its uploaded files; not validated before it is submitted. */
export const qnaDraft = z.strictObject({
  categoryCd: z.string().check(z.maxLength(20)),
  title: z.string().check(z.maxLength(500)),
  content: z.string().check(z.maxLength(40_000)),
  privateYn: yn,
  imageUids: draftFiles,
  fileUids: draftFiles,
});
export type QnaDraft = z.output<typeof qnaDraft>;

const savedDraft = z.object({
  draft: z.nullable(qnaDraft),
  /** Uploaded files of the draft that still exist. */
  images: z.array(fileRef),
  files: z.array(fileRef),
  savedDt: z.nullable(instant),
});

export const qnaDraftGet = defineEndpoint({
  name: 'qna.draft',
  method: 'GET',
  path: '/api/v1/qna/draft',
  access: 'member',
  language: 'header',
  response: savedDraft,
  summary: 'The question that the member has begun.',
});

export const qnaDraftSave = defineEndpoint({
  name: 'qna.saveDraft',
  method: 'PUT',
  path: '/api/v1/qna/draft',
  access: 'member',
  language: 'header',
  body: qnaDraft,
  response: z.object({ savedDt: instant }),
  summary: 'Keeps what was typed so far.',
});

export const qnaDraftRemove = defineEndpoint({
  name: 'qna.removeDraft',
  method: 'DELETE',
  path: '/api/v1/qna/draft',
  access: 'member',
  language: 'header',
  response: emptyObject,
  summary: 'Throws the begun question away.',
});
