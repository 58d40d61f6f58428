import { type SearchType, searchTypes } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { groupSize, listPopular, listSuggestions, searchSite } from './searchApi.ts';
import { toGroups } from './searchRules.ts';

/** State of the page as the address holds it. */
export interface SearchState {
  readonly word: string;
  readonly type: SearchType | '';
}

export function readSearch(search: URLSearchParams): SearchState {
  const type = searchTypes.find((known) => known === search.get('type')) ?? '';
  return { word: search.get('search') ?? '', type };
}

/** Hits of all groups, or of one with more of them at each page; page 1 replaces, later ones append. */
export const siteSearchQuery = (call: Call, { word, type }: SearchState) =>
  infiniteQueryOptions({
    queryKey: ['search', word, type],
    queryFn: ({ signal, pageParam }) => searchSite(call, { searchKeyword: word, type, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => {
      const total = toGroups(last).find((group) => group.type === type)?.total ?? 0;
      return page * groupSize < total ? page + 1 : undefined;
    },
  });

export const popularQuery = (call: Call) =>
  queryOptions({ queryKey: ['search', 'popular'], queryFn: ({ signal }) => listPopular(call, { signal }) });

export const suggestQuery = (call: Call, q: string) =>
  queryOptions({
    queryKey: ['search', 'suggest', q],
    queryFn: ({ signal }) => listSuggestions(call, q, { signal }),
    enabled: q !== '',
  });
