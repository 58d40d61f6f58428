import { QueryClient } from '@tanstack/react-query';

/** How long data of a public page counts as fresh, in milliseconds. */
const staleTimeMs = 30_000;

/** The one client of a remote. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The shell's client repeats what may be repeated.
      queries: {
        networkMode: 'always',
        staleTime: staleTimeMs,
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
