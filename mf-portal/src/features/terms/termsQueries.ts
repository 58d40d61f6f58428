import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getTerms } from './termsApi.ts';

/** Documents that have a tab; others of the API are shown when the address names them. */
export const termsTabs = ['use', 'privacy', 'security'] as const;

/** State of the page as the address holds it; an empty version is the one in force. */
export interface TermsSearch {
  /** Code of a document, as typed; one that does not exist is answered as missing. */
  readonly tab: string;
  readonly version: string;
  /** Version that the shown one is compared with; empty for none. */
  readonly compare: string;
}

export function readTermsSearch(search: URLSearchParams): TermsSearch {
  return {
    tab: search.get('tab') || 'use',
    version: search.get('version') ?? '',
    compare: search.get('compare') ?? '',
  };
}

export const termsQuery = (call: Call, tab: string, version: string) =>
  queryOptions({
    queryKey: ['terms', tab, version],
    queryFn: ({ signal }) => getTerms(call, tab, version, { signal }),
  });
