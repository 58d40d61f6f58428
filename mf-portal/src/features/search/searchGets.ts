import { mainFacts, mainSearch, type SearchType, searchPopular, searchTypes } from '@haesol/contracts/member';
import { asPages, fromSearch, get } from '@haesol/remote/routes';

/** Hits of a group, before [더보기] and at each press of it. */
export const groupSize = 5;

/** Hits of all groups, or of one with more of them at each page. */
export const siteSearch = asPages(
  get(mainSearch, {
    searchKeyword: fromSearch('search'),
    language: '',
    type: fromSearch('type'),
    pageNum: 1,
    pageSize: groupSize,
  }),
);

/** Figures of today, which who found nothing is led on with. */
export const officeFacts = get(mainFacts, {});

export const popularWords = get(searchPopular, {});

/** State of the page as the address holds it. */
export interface SearchState {
  readonly searchKeyword: string;
  readonly type: SearchType | '';
}

export function readSearch(search: URLSearchParams): SearchState {
  const type = searchTypes.find((known) => known === search.get('type')) ?? '';
  return { searchKeyword: search.get('search') ?? '', type };
}
