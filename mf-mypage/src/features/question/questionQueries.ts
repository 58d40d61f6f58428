import type { Call } from '@haesol/shared/http';
import type { RouteQuery } from '@haesol/shared/lifecycle';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  commentPageSize,
  createComment,
  getQuestion,
  listComments,
  type NewComment,
  removeComment,
  removeQuestion,
  updateComment,
} from './questionApi.ts';

/** Key of a question in the address, or an empty string; a dot segment names none. */
export function readQnaUid(search: URLSearchParams): string {
  const qnaUid = search.get('qnaUid') ?? '';
  return qnaUid === '.' || qnaUid === '..' ? '' : qnaUid;
}

export const questionQuery = (call: Call, qnaUid: string) =>
  queryOptions({
    queryKey: ['qna', 'one', qnaUid],
    queryFn: ({ signal }) => getQuestion(call, qnaUid, { signal }),
  });

export const commentsQuery = (call: Call, qnaUid: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', qnaUid],
    queryFn: ({ signal, pageParam }) => listComments(call, qnaUid, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * commentPageSize < last.cnt_total ? page + 1 : undefined),
  });

/** A question with what hangs on it. */
export const questionQueries = (call: Call, search: URLSearchParams): readonly RouteQuery[] => {
  const qnaUid = readQnaUid(search);
  return qnaUid === '' ? [] : [questionQuery(call, qnaUid), commentsQuery(call, qnaUid)];
};

export const questionMutations = {
  removeQuestion: (call: Call) => ({
    mutationFn: (qnaUid: string) => removeQuestion(call, qnaUid),
    networkMode: 'always' as const,
  }),
  createComment: (call: Call) => ({
    mutationFn: (comment: NewComment) => createComment(call, comment),
    networkMode: 'always' as const,
  }),
  updateComment: (call: Call) => ({
    mutationFn: ({ cmtUid, content }: { cmtUid: string; content: string }) => updateComment(call, cmtUid, content),
    networkMode: 'always' as const,
  }),
  removeComment: (call: Call) => ({
    mutationFn: (cmtUid: string) => removeComment(call, cmtUid),
    networkMode: 'always' as const,
  }),
};
