import { termsGet } from '@haesol/contracts/common';
import { fromSearch, get } from '@haesol/remote/routes';

/** Documents with a tab; others of the API are shown if they are in the address. */
export const termsTabs = ['use', 'privacy', 'security'] as const;

const defaultTab = termsTabs[0];

/** Document of the address, by default in its current version. */
export const shownTerms = get(termsGet, { code: fromSearch('tab', defaultTab), version: fromSearch('version') });

/** State in the address besides the version. */
export interface TermsSearch {
  /** Code of a document, as typed; an unknown one is shown as missing. */
  readonly tab: string;
  /** Version to compare with; empty for none. */
  readonly compare: string;
}

export const readTermsSearch = (search: URLSearchParams): TermsSearch => ({
  tab: search.get('tab') || defaultTab,
  compare: search.get('compare') ?? '',
});
