import { type EndpointInput, faqGet, faqHelp, faqList, type Yn } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export type FaqListInput = NonNullable<EndpointInput<typeof faqList>['query']>;

export const listFaqs = (call: Call, query: FaqListInput, { signal }: CallOptions = {}) =>
  call(faqList, { query }, { signal });

export const getFaq = (call: Call, faqUid: string, { signal }: CallOptions = {}) =>
  call(faqGet, { params: { id: faqUid } }, { signal });

export const rateFaq = (call: Call, faqUid: string, helpYn: Yn) =>
  call(faqHelp, { params: { id: faqUid }, body: { helpYn } });
