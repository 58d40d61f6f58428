import type { codesList, codesNames, termsGet, termsList } from '@haesol/contracts/common';
import type { snsProviders } from '@haesol/contracts/identity';
import type { exchangeRates } from '@haesol/contracts/travel';
import { QueryClient } from '@tanstack/react-query';

/** Time for which data of a public page are fresh, in milliseconds. */
const staleTimeMs = 30_000;

/** The same for codes, terms, sign-in providers and exchange rates, which change once a day at most; in milliseconds. */
const longStaleTimeMs = 60 * 60 * 1000;
type LongEndpoint =
  | typeof codesList
  | typeof codesNames
  | typeof exchangeRates
  | typeof snsProviders
  | typeof termsGet
  | typeof termsList;
const longNames: readonly unknown[] = [
  'codes.list',
  'codes.names',
  'exchangeRates.list',
  'sns.providers',
  'terms.get',
  'terms.list',
] satisfies readonly LongEndpoint['name'][];

/** Creates the query client of a remote. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The shell's client already retries.
      queries: {
        networkMode: 'always',
        staleTime: ({ queryKey: [name] }) => (longNames.includes(name) ? longStaleTimeMs : staleTimeMs),
        retry: false,
        // Navigation refetches failed queries; the page that shows the failure must not.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // Queries that failed offline are refetched once there is a network.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
