import type { Yn } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { readQuery } from '@haesol/shared/routing';
import { queryOptions } from '@tanstack/react-query';
import { type FaqListInput, getFaq, listFaqs, rateFaq } from './faqApi.ts';

/** Same keys and defaults as `gets` in remote.json. */
const usual = { pageNum: '1', pageSize: '10', searchKeyword: '', categoryCd: '' };

/** State of the list as the address holds it; the server puts bad values right. */
export type FaqListSearch = Readonly<Record<keyof typeof usual, string>>;

export const readFaqSearch = (search: URLSearchParams): FaqListSearch => readQuery(search, usual);

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
