import {
  commentsCreate,
  commentsList,
  commentsRemove,
  commentsUpdate,
  qnaGet,
  qnaRemove,
} from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

const refType = 'QNA';
/** Roots of a page. */
export const commentPageSize = 20;

export const getQuestion = (call: Call, qnaUid: string, { signal }: CallOptions = {}) =>
  call(qnaGet, { params: { qnaUid } }, { signal });

export const removeQuestion = (call: Call, qnaUid: string) => call(qnaRemove, { params: { qnaUid } });

export const listComments = (call: Call, qnaUid: string, pageNum: number, { signal }: CallOptions = {}) =>
  call(commentsList, { query: { refType, refUid: qnaUid, pageNum, pageSize: commentPageSize } }, { signal });

export interface NewComment {
  readonly qnaUid: string;
  readonly parentUid: string | undefined;
  readonly content: string;
  readonly key: string;
}

export const createComment = (call: Call, { qnaUid, parentUid, content, key }: NewComment) =>
  call(
    commentsCreate,
    { body: { refType, refUid: qnaUid, content, ...(parentUid !== undefined && { parentUid }) } },
    { idempotencyKey: key },
  );

export const updateComment = (call: Call, cmtUid: string, content: string) =>
  call(commentsUpdate, { params: { cmtUid }, body: { content } });

export const removeComment = (call: Call, cmtUid: string) => call(commentsRemove, { params: { cmtUid } });
