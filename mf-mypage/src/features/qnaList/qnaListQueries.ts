import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { listOwnQuestions, type QnaListInput } from './qnaListApi.ts';

/** State of the list as the address holds it; the server puts bad values right. */
export interface QnaListSearch {
  readonly pageNum: string;
  readonly pageSize: string;
  readonly searchKeyword: string;
  readonly field: string;
  readonly categoryCd: string;
  readonly answerState: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Same keys and defaults as `gets` in remote.json. */
export function readQnaListSearch(search: URLSearchParams): QnaListSearch {
  return {
    pageNum: search.get('pageNum') ?? '1',
    pageSize: search.get('pageSize') ?? '10',
    searchKeyword: search.get('searchKeyword') ?? '',
    field: search.get('field') ?? 'ALL',
    categoryCd: search.get('categoryCd') ?? '',
    answerState: search.get('answerState') ?? '',
    startDate: search.get('startDate') ?? '',
    endDate: search.get('endDate') ?? '',
  };
}

export const ownQuestionsQuery = (call: Call, search: QnaListSearch) =>
  queryOptions({
    queryKey: ['qna', 'list', search],
    queryFn: ({ signal }) => listOwnQuestions(call, search as QnaListInput, { signal }),
  });
