import type { QnaDraft } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import type { RouteQuery } from '@haesol/shared/lifecycle';
import { queryOptions } from '@tanstack/react-query';
import {
  getDraft,
  getQuestion,
  listSimilar,
  removeDraft,
  type SentQuestion,
  saveDraft,
  sendQuestion,
} from './writeApi.ts';

export const draftQuery = (call: Call) =>
  queryOptions({
    queryKey: ['qna', 'draft'],
    queryFn: ({ signal }) => getDraft(call, { signal }),
    // The form is made of it once: what an earlier visit found is not what lies there now.
    staleTime: 0,
    gcTime: 0,
  });

export const editedQuery = (call: Call, qnaUid: string) =>
  queryOptions({
    queryKey: ['qna', 'one', qnaUid],
    queryFn: ({ signal }) => getQuestion(call, qnaUid, { signal }),
  });

/** Titles with fewer letters are like everything. */
const shortest = 2;

export const similarQuery = (call: Call, title: string) =>
  queryOptions({
    queryKey: ['qna', 'similar', title],
    queryFn: ({ signal }) => listSimilar(call, title, { signal }),
    enabled: title.length >= shortest,
  });

/** A new question begins with its draft, a changed one with itself. */
export function writeQueries(call: Call, search: URLSearchParams): readonly RouteQuery[] {
  const qnaUid = search.get('qnaUid') ?? '';
  return [qnaUid === '' || qnaUid === '.' || qnaUid === '..' ? draftQuery(call) : editedQuery(call, qnaUid)];
}

export const writeMutations = {
  send: (call: Call) => ({
    mutationFn: (question: SentQuestion) => sendQuestion(call, question),
    networkMode: 'always' as const,
  }),
  saveDraft: (call: Call) => ({
    mutationFn: (draft: QnaDraft) => saveDraft(call, draft),
    networkMode: 'always' as const,
  }),
  removeDraft: (call: Call) => ({ mutationFn: () => removeDraft(call), networkMode: 'always' as const }),
};
