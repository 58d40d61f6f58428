import { mainSearch, type SearchType, searchPopular, searchSuggest } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

/** Of a group, before [더보기] and at each press of it. */
export const groupSize = 5;

export interface SiteSearch {
  readonly searchKeyword: string;
  /** Pages this group alone; empty for all of them. */
  readonly type: SearchType | '';
  readonly pageNum: number;
}

export const searchSite = (call: Call, search: SiteSearch, { signal }: CallOptions = {}) =>
  call(mainSearch, { query: { ...search, language: '', pageSize: groupSize } }, { signal });

export const listPopular = (call: Call, { signal }: CallOptions = {}) => call(searchPopular, {}, { signal });

export const listSuggestions = (call: Call, q: string, { signal }: CallOptions = {}) =>
  call(searchSuggest, { query: { q } }, { signal });
