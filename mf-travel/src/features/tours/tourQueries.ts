import type { Call } from '@haesol/shared/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getTour, listThemes, listTours } from './tourApi.ts';
import type { TourFilter } from './tourRules.ts';

/** Names of codes change with releases of the server, not while a page is open. */
const codesStaleTimeMs = 60 * 60 * 1000;

export const tourQueries = {
  list: (call: Call, filter: TourFilter) =>
    queryOptions({
      queryKey: ['tour', 'list', filter],
      queryFn: ({ signal }) => listTours(call, filter, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (call: Call, tourUid: string) =>
    queryOptions({ queryKey: ['tour', 'one', tourUid], queryFn: ({ signal }) => getTour(call, tourUid, { signal }) }),
  themes: (call: Call) =>
    queryOptions({
      queryKey: ['codes', 'THEME_CD'],
      queryFn: ({ signal }) => listThemes(call, { signal }),
      staleTime: codesStaleTimeMs,
    }),
};
