import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getTerms } from './termsApi.ts';

export const termsTabs = ['use', 'privacy', 'security'] as const;
export type TermsTab = (typeof termsTabs)[number];

/** State of the page as the address holds it; an empty version is the one in force. */
export interface TermsSearch {
  readonly tab: TermsTab;
  readonly version: string;
  /** Version that the shown one is compared with; empty for none. */
  readonly compare: string;
}

export function readTermsSearch(search: URLSearchParams): TermsSearch {
  const tab = termsTabs.find((known) => known === search.get('tab')) ?? 'use';
  return { tab, version: search.get('version') ?? '', compare: search.get('compare') ?? '' };
}

export const termsQuery = (call: Call, tab: TermsTab, version: string) =>
  queryOptions({
    queryKey: ['terms', tab, version],
    queryFn: ({ signal }) => getTerms(call, tab, version, { signal }),
  });
