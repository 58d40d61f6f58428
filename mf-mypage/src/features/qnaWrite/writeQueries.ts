import { qnaDraftGet, qnaDraftRemove, qnaGet, qnaSimilar } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import type { RouteQuery } from '@haesol/shared/lifecycle';
import { queryOptions } from '@tanstack/react-query';

export const draftQuery = (call: Call) =>
  queryOptions({
    queryKey: ['qna', 'draft'],
    queryFn: ({ signal }) => call(qnaDraftGet, {}, { signal }),
    // The form is made of it once: what an earlier visit found is not what lies there now.
    staleTime: 0,
    gcTime: 0,
  });

export const editedQuery = (call: Call, qnaUid: string) =>
  queryOptions({
    queryKey: ['qna', 'one', qnaUid],
    queryFn: ({ signal }) => call(qnaGet, { params: { qnaUid } }, { signal }),
  });

/** Titles with fewer letters are like everything. */
const shortest = 2;

export const similarQuery = (call: Call, title: string) =>
  queryOptions({
    queryKey: ['qna', 'similar', title],
    queryFn: ({ signal }) => call(qnaSimilar, { query: { q: title } }, { signal }),
    enabled: title.length >= shortest,
  });

/** A new question begins with its draft, a changed one with itself. */
export function writeQueries(call: Call, search: URLSearchParams): readonly RouteQuery[] {
  const qnaUid = search.get('qnaUid') ?? '';
  return [qnaUid === '' || qnaUid === '.' || qnaUid === '..' ? draftQuery(call) : editedQuery(call, qnaUid)];
}

export const writeMutations = {
  removeDraft: (call: Call) => ({
    mutationFn: () => call(qnaDraftRemove, {}),
    networkMode: 'always' as const,
  }),
};
