import type { Call } from '@haesol/shared/http';
import { readQuery } from '@haesol/shared/routing';
import { queryOptions } from '@tanstack/react-query';
import { getQuestion, listQuestions, type QnaListInput } from './qnaApi.ts';

/** Same keys and defaults as `gets` in remote.json. */
const usual = { pageNum: '1', pageSize: '10', searchKeyword: '', field: 'ALL', categoryCd: '', answerState: '' };

/** State of the list as the address holds it; the server puts bad values right. */
export type QnaListSearch = Readonly<Record<keyof typeof usual, string>>;

export const readQnaSearch = (search: URLSearchParams): QnaListSearch => readQuery(search, usual);

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
