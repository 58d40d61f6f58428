import { type CodeGroup, codesList, joinProof, type TermsCode, termsGet, termsList } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';

/** Terms and codes change with releases of the server, not while a page is open. */
const staleTimeMs = 60 * 60 * 1000;

export const joinQueries = {
  termsList: (call: Call) =>
    queryOptions({
      queryKey: ['terms', 'list'],
      queryFn: ({ signal }) => call(termsList, { query: { pageNum: 1, pageSize: 20 } }, { signal }),
      staleTime: staleTimeMs,
    }),
  terms: (call: Call, code: TermsCode) =>
    queryOptions({
      queryKey: ['terms', code],
      queryFn: ({ signal }) => call(termsGet, { params: { code } }, { signal }),
      staleTime: staleTimeMs,
    }),
  codes: (call: Call, group: CodeGroup) =>
    queryOptions({
      queryKey: ['codes', group],
      queryFn: ({ signal }) => call(codesList, { params: { group } }, { signal }),
      staleTime: staleTimeMs,
    }),
  /** The mailbox that the cookie of this browser proves. */
  proof: (call: Call) =>
    queryOptions({
      queryKey: ['join', 'proof'],
      queryFn: ({ signal }) => call(joinProof, {}, { signal }),
      // A proof ends after 30 minutes, and with the account that it was for.
      gcTime: 0,
      staleTime: 0,
    }),
};
