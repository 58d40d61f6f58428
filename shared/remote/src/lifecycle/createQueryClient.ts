import type { codesList, codesNames, termsGet, termsList } from '@haesol/contracts/common';
import type { snsProviders } from '@haesol/contracts/identity';
import { QueryClient } from '@tanstack/react-query';

/** How long data of a public page counts as fresh, in milliseconds. */
const staleTimeMs = 30_000;

/** Codes, terms and sign-in providers change with releases of the server, not while a page is open; in milliseconds. */
const releaseStaleTimeMs = 60 * 60 * 1000;
type ReleaseEndpoint = typeof codesList | typeof codesNames | typeof snsProviders | typeof termsGet | typeof termsList;
const releaseNames: readonly unknown[] = [
  'codes.list',
  'codes.names',
  'sns.providers',
  'terms.get',
  'terms.list',
] satisfies readonly ReleaseEndpoint['name'][];

/** The one client of a remote. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The shell's client repeats what may be repeated.
      queries: {
        networkMode: 'always',
        staleTime: ({ queryKey: [name] }) => (releaseNames.includes(name) ? releaseStaleTimeMs : staleTimeMs),
        retry: false,
        // Every way to a page asks anew for what failed; the page that shows the failure must not.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        // What failed for want of a network comes by itself once there is one.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
