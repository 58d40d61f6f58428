import type { Call } from '@haesol/shared/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKinds, listPasses } from './passApi.ts';

/** Names of codes change with releases of the server, not while a page is open. */
const codesStaleTimeMs = 60 * 60 * 1000;

export const readKind = (search: URLSearchParams): string => search.get('psCd') ?? '';

export const passQueries = {
  list: (call: Call, psCd: string) =>
    queryOptions({
      queryKey: ['pass', 'list', psCd],
      queryFn: ({ signal }) => listPasses(call, psCd, { signal }),
      placeholderData: keepPreviousData,
    }),
  kinds: (call: Call) =>
    queryOptions({
      queryKey: ['codes', 'PS_CD'],
      queryFn: ({ signal }) => listKinds(call, { signal }),
      staleTime: codesStaleTimeMs,
    }),
};
