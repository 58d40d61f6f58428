import { mainSearch, type SearchType, searchPopular, searchTypes } from '@haesol/contracts/member';
import { asPages, fromSearch, get } from '@haesol/remote/routes';

/** Hits of a group, initially and for each press of [더보기]. */
export const groupSize = 5;

/** Hits of all groups, or of one, paginated. */
export const siteSearch = asPages(
  get(mainSearch, {
    searchKeyword: fromSearch('search'),
    language: '',
    type: fromSearch('type'),
    area: fromSearch('area'),
    pageNum: 1,
    pageSize: groupSize,
  }),
);

export const popularWords = get(searchPopular, {});

/** State of the page in the address. */
export interface SearchState {
  readonly searchKeyword: string;
  readonly type: SearchType | '';
}

export function readSearch(search: URLSearchParams): SearchState {
  const type = searchTypes.find((known) => known === search.get('type')) ?? '';
  return { searchKeyword: search.get('search') ?? '', type };
}
