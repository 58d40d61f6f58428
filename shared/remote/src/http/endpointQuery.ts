import type { Endpoint, EndpointData, EndpointInput } from '@haesol/contracts/common';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from './createCall.ts';

const calls = new WeakMap<QueryClient, Call>();

/** Sets the function with which queries and mutations of a client call the API. */
export function bindCall(client: QueryClient, call: Call): void {
  calls.set(client, call);
}

/** Returns the call function that {@link bindCall} set. @throws for a client without one */
export function callOf(client: QueryClient): Call {
  const call = calls.get(client);
  if (call === undefined) throw new Error('bindCall was not called for this query client');
  return call;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Query key of an endpoint: its name, then its input. */
type EndpointKey = readonly [name: string, input: LooseInput, ...more: string[]];

/** Normalises the input to texts without empty parts, so that equal requests have equal keys. */
function normalizeInput({ params, query }: LooseInput): LooseInput {
  const values = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return {
    ...(params !== undefined && Object.keys(params).length > 0 && { params }),
    ...(values.length > 0 && { query: Object.fromEntries(values) as Record<string, string> }),
  };
}

interface CallContext {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** Options of a TanStack query for one endpoint. */
export interface EndpointQuery<E extends Endpoint> {
  readonly queryKey: EndpointKey;
  readonly queryFn: (context: CallContext) => Promise<EndpointData<E>>;
}

/**
 * Query of an endpoint; equal inputs share one cache entry.
 * @example useQuery(endpointQuery(postsGet, { params: { postUid } }))
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): EndpointQuery<E> {
  return {
    queryKey: [endpoint.name, normalizeInput(input as LooseInput)],
    queryFn: ({ client, signal }) => callOf(client)(endpoint, input, { signal }),
  };
}

/** List that is paginated. */
interface Page {
  readonly list: readonly unknown[];
  readonly cnt_total: number;
}

/** Returns the next page number; undefined after the last page. */
function findNextPage(pages: readonly unknown[]): number | undefined {
  const lists = pages as readonly Page[];
  const count = lists.reduce((sum, { list }) => sum + list.length, 0);
  const last = lists.at(-1);
  return last !== undefined && last.list.length > 0 && count < last.cnt_total ? pages.length + 1 : undefined;
}

/** Options of a TanStack infinite query over the pages of one endpoint. */
export interface EndpointPages<E extends Endpoint> {
  readonly queryKey: EndpointKey;
  readonly queryFn: (context: CallContext & { readonly pageParam: number }) => Promise<EndpointData<E>>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: EndpointData<E>, pages: readonly EndpointData<E>[]) => number | undefined;
}

/**
 * Infinite query of an endpoint with `pageNum`: each page is appended to the ones before.
 * @param input input of the first page; `pageNum` starts at 1
 */
export function endpointPages<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): EndpointPages<E> {
  const { params, query } = input as LooseInput;
  const toPage = (pageNum: number) => ({ ...(params && { params }), query: { ...query, pageNum } });
  return {
    queryKey: [endpoint.name, normalizeInput(toPage(1)), 'pages'],
    queryFn: ({ client, signal, pageParam }) =>
      callOf(client)(endpoint, toPage(pageParam) as unknown as EndpointInput<E>, { signal }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => findNextPage(pages),
  };
}

/**
 * Removes repeated entries from the pages of a list: a later page repeats entries when new ones were added meanwhile. A page
 * without repeated entries is returned as the same array, so that `memo` skips it.
 * @param keyOf returns the identity of an entry
 * @returns one array for each page
 */
export function withoutRepeats<T>(
  pages: readonly { readonly list: readonly T[] }[],
  keyOf: (entry: T) => string,
): (readonly T[])[] {
  const seen = new Set<string>();
  return pages.map(({ list }) => {
    const fresh = list.filter((entry) => !seen.has(keyOf(entry)) && seen.add(keyOf(entry)));
    return fresh.length === list.length ? list : fresh;
  });
}
