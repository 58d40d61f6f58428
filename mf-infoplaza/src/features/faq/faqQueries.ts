import type { Yn } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { type FaqListInput, getFaq, listFaqs, rateFaq } from './faqApi.ts';

/** State of the list as the address holds it; the server puts bad values right. */
export interface FaqListSearch {
  readonly pageNum: string;
  readonly pageSize: string;
  readonly searchKeyword: string;
  readonly categoryCd: string;
}

/** Same keys and defaults as `gets` in remote.json. */
export function readFaqSearch(search: URLSearchParams): FaqListSearch {
  return {
    pageNum: search.get('pageNum') ?? '1',
    pageSize: search.get('pageSize') ?? '10',
    searchKeyword: search.get('searchKeyword') ?? '',
    categoryCd: search.get('categoryCd') ?? '',
  };
}

export const faqListQuery = (call: Call, search: FaqListSearch) =>
  queryOptions({
    queryKey: ['faq', 'list', search],
    queryFn: ({ signal }) => listFaqs(call, search as FaqListInput, { signal }),
  });

export const faqQuery = (call: Call, faqUid: string) =>
  queryOptions({
    queryKey: ['faq', 'one', faqUid],
    queryFn: ({ signal }) => getFaq(call, faqUid, { signal }),
  });

export const rateFaqMutation = (call: Call, faqUid: string) => ({
  mutationFn: (helpYn: Yn) => rateFaq(call, faqUid, helpYn),
});
