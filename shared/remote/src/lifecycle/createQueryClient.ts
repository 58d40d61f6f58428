import type { codesList, codesNames, termsGet, termsList } from '@haesol/contracts/common';
import type { snsProviders } from '@haesol/contracts/identity';
import { QueryClient } from '@tanstack/react-query';

/** Time for which data of a public page are fresh, in milliseconds. */
const staleTimeMs = 30_000;

/** The same for codes, terms and sign-in providers, which change only with releases of the server; in milliseconds. */
const releaseStaleTimeMs = 60 * 60 * 1000;
type ReleaseEndpoint = typeof codesList | typeof codesNames | typeof snsProviders | typeof termsGet | typeof termsList;
const releaseNames: readonly unknown[] = [
  'codes.list',
  'codes.names',
  'sns.providers',
  'terms.get',
  'terms.list',
] satisfies readonly ReleaseEndpoint['name'][];

/** Creates the query client of a remote. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The shell's client already retries.
      queries: {
        networkMode: 'always',
        staleTime: ({ queryKey: [name] }) => (releaseNames.includes(name) ? releaseStaleTimeMs : staleTimeMs),
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
