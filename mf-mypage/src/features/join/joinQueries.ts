import type { CodeGroup, EndpointInput, join, TermsCode } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getTerms, joinMember, listCodes, listTerms } from './joinApi.ts';

/** Terms and codes change with releases of the server, not while a page is open. */
const staleTimeMs = 60 * 60 * 1000;

export const joinQueries = {
  termsList: (call: Call) =>
    queryOptions({
      queryKey: ['terms', 'list'],
      queryFn: ({ signal }) => listTerms(call, { signal }),
      staleTime: staleTimeMs,
    }),
  terms: (call: Call, code: TermsCode) =>
    queryOptions({
      queryKey: ['terms', code],
      queryFn: ({ signal }) => getTerms(call, code, { signal }),
      staleTime: staleTimeMs,
    }),
  codes: (call: Call, group: CodeGroup) =>
    queryOptions({
      queryKey: ['codes', group],
      queryFn: ({ signal }) => listCodes(call, group, { signal }),
      staleTime: staleTimeMs,
    }),
};

export const joinMutations = {
  join: (call: Call) => ({
    mutationFn: ({ body, key }: { body: EndpointInput<typeof join>['body']; key: string }) =>
      joinMember(call, body, { idempotencyKey: key }),
  }),
};
