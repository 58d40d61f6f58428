import type { CodeGroup } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAttractions, listCodes } from './attractionApi.ts';
import { type AttractionFilter, findNextPage } from './attractionRules.ts';

/** Names of codes change with releases of the server, not while a page is open. */
const codesStaleTimeMs = 60 * 60 * 1000;

const filterGroups = ['GDS_TYCD', 'GDS_CATEGORY_CD', 'SGG', 'FACILITY', 'ETC_INFO'] as const;
export type FilterGroup = (typeof filterGroups)[number];

const codes = (call: Call, group: CodeGroup) =>
  queryOptions({
    queryKey: ['codes', group],
    queryFn: ({ signal }) => listCodes(call, group, { signal }),
    staleTime: codesStaleTimeMs,
  });

export const attractionQueries = {
  list: (call: Call, filter: AttractionFilter) =>
    infiniteQueryOptions({
      queryKey: ['attraction', 'list', filter],
      queryFn: ({ signal, pageParam }) => listAttractions(call, filter, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: (_last, pages) => findNextPage(pages),
      // The old list stays, dimmed, until the new one is there.
      placeholderData: keepPreviousData,
    }),
  codes,
  allCodes: (call: Call) => filterGroups.map((group) => codes(call, group)),
};
