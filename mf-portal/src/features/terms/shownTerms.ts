import { termsGet } from '@haesol/contracts/common';
import { fromSearch, get } from '@haesol/remote/routes';

/** Documents that have a tab; others of the API are shown when the address names them. */
export const termsTabs = ['use', 'privacy', 'security'] as const;

const defaultTab = termsTabs[0];

/** The document of the address in the version of the address, by default the one in force. */
export const shownTerms = get(termsGet, { code: fromSearch('tab', defaultTab), version: fromSearch('version') });

/** What the address says about the page beside the version. */
export interface TermsSearch {
  /** Code of a document, as typed; one that does not exist is answered as missing. */
  readonly tab: string;
  /** Version that the shown one is compared with; empty for none. */
  readonly compare: string;
}

export const readTermsSearch = (search: URLSearchParams): TermsSearch => ({
  tab: search.get('tab') || defaultTab,
  compare: search.get('compare') ?? '',
});
