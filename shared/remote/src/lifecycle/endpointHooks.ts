import {
  type Code,
  type CodeGroup,
  codesList,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
} from '@haesol/contracts/common';
import {
  skipToken,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CallOptions } from '../http/createCall.ts';
import { callOf, endpointPages, endpointQuery } from '../http/endpointQuery.ts';
import { type Get, type GetEndpoint, toInput } from '../routes/get.ts';

/** Options of {@link useEndpoint} besides key and function. */
export type EndpointOptions<E extends Endpoint> = Omit<UseQueryOptions<EndpointData<E>>, 'queryKey' | 'queryFn'>;

/** Query without a request, because its input is not known. */
const askNothing = { queryKey: ['nothing'], queryFn: skipToken } as const;

/**
 * Queries an endpoint.
 * @param input undefined sends no request
 * @example const query = useEndpoint(postsGet, { params: { postUid } });
 */
export function useEndpoint<E extends GetEndpoint>(
  endpoint: E,
  input: EndpointInput<E> | undefined,
  options: EndpointOptions<E> = {},
) {
  return useQuery<EndpointData<E>>({
    ...options,
    ...(input === undefined ? askNothing : endpointQuery(endpoint, input)),
  });
}

/**
 * Queries a GET of the page with the values of its address; sends no request while a key is missing.
 * @example const query = useGet(latestNotices);
 */
export function useGet<E extends GetEndpoint>(get: Get<E>, options?: EndpointOptions<E>) {
  return useEndpoint(get.endpoint, toInput(get, useSearchParams()[0]), options);
}

type PagesOptions<E extends Endpoint> = Partial<
  Pick<
    UseInfiniteQueryOptions<EndpointData<E>, Error, { pages: EndpointData<E>[] }, readonly unknown[], number>,
    'getNextPageParam' | 'placeholderData'
  >
>;

/**
 * Queries a GET of the page that was created with `asPages`; `fetchNextPage` appends the next page.
 * @throws on a page whose address lacks a key of the GET
 */
export function useGetPages<E extends GetEndpoint>(get: Get<E>, options?: PagesOptions<E>) {
  const input = toInput(get, useSearchParams()[0]);
  if (input === undefined) throw new Error(`${get.endpoint.name} is asked for page by page and lacks a key`);
  return useInfiniteQuery({ ...endpointPages(get.endpoint, input), ...options });
}

/** Input of a mutation: the endpoint's input and call options. */
export type MutationInput<E extends Endpoint> = EndpointInput<E> & Pick<CallOptions, 'idempotencyKey' | 'reauthToken'>;

export interface EndpointMutationOptions<E extends Endpoint>
  extends Omit<UseMutationOptions<EndpointData<E>, Error, MutationInput<E>>, 'mutationFn'> {
  /** Endpoints to invalidate after a success. */
  readonly invalidates?: readonly Endpoint[];
}

/**
 * Mutation that calls an endpoint.
 * @example const { mutate } = useEndpointMutation(faqHelp); mutate({ params: { faqUid }, body: { helpYn: 'Y' } });
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], ...options }: EndpointMutationOptions<E> = {},
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: async ({ idempotencyKey, reauthToken, ...input }: MutationInput<E>) => {
      // The rest of a mutation's input belongs to the endpoint.
      const data = await callOf(client)(endpoint, input as unknown as EndpointInput<E>, {
        idempotencyKey,
        reauthToken,
      });
      await Promise.all(invalidates.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
      return data;
    },
  });
}

/** Returns the values of a code group; empty while loading. `getCodes` declares the same GET in a route. */
export function useCodes(group: CodeGroup): readonly Code[] {
  return useEndpoint(codesList, { params: { group } }).data?.list ?? [];
}
