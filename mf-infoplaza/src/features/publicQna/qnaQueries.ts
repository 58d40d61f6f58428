import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getQuestion, listQuestions, type QnaListInput } from './qnaApi.ts';

/** State of the list as the address holds it; the server puts bad values right. */
export interface QnaListSearch {
  readonly pageNum: string;
  readonly pageSize: string;
  readonly searchKeyword: string;
  readonly field: string;
  readonly categoryCd: string;
  readonly answerState: string;
}

/** Same keys and defaults as `gets` in remote.json. */
export function readQnaSearch(search: URLSearchParams): QnaListSearch {
  return {
    pageNum: search.get('pageNum') ?? '1',
    pageSize: search.get('pageSize') ?? '10',
    searchKeyword: search.get('searchKeyword') ?? '',
    field: search.get('field') ?? 'ALL',
    categoryCd: search.get('categoryCd') ?? '',
    answerState: search.get('answerState') ?? '',
  };
}

export const questionListQuery = (call: Call, search: QnaListSearch) =>
  queryOptions({
    queryKey: ['qna', 'list', search],
    queryFn: ({ signal }) => listQuestions(call, search as QnaListInput, { signal }),
  });

export const questionQuery = (call: Call, qnaUid: string) =>
  queryOptions({
    queryKey: ['qna', 'one', qnaUid],
    queryFn: ({ signal }) => getQuestion(call, qnaUid, { signal }),
  });
