import type { Call } from '@haesol/shared/http';
import { readQuery } from '@haesol/shared/routing';
import { queryOptions } from '@tanstack/react-query';
import { listOwnQuestions, type QnaListInput } from './qnaListApi.ts';

/** Same keys and defaults as `gets` in remote.json. */
const usual = {
  pageNum: '1',
  pageSize: '10',
  searchKeyword: '',
  field: 'ALL',
  categoryCd: '',
  answerState: '',
  startDate: '',
  endDate: '',
};

/** State of the list as the address holds it; the server puts bad values right. */
export type QnaListSearch = Readonly<Record<keyof typeof usual, string>>;

export const readQnaListSearch = (search: URLSearchParams): QnaListSearch => readQuery(search, usual);

export const ownQuestionsQuery = (call: Call, search: QnaListSearch) =>
  queryOptions({
    queryKey: ['qna', 'list', search],
    queryFn: ({ signal }) => listOwnQuestions(call, search as QnaListInput, { signal }),
  });
