import type { EndpointInput } from '@haesol/contracts/common';
import { type PayInfo, passPayInfo, reservePayInfo } from '@haesol/contracts/travel';
import { useCall } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** Input of a quote; undefined while the choice is incomplete. */
export type GoodsChoice = EndpointInput<typeof reservePayInfo>['body'];
export type PassChoice = NonNullable<EndpointInput<typeof passPayInfo>['query']>;

export interface Quote {
  readonly data: PayInfo | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

/**
 * Requests the amounts for goods, again with each choice. The call is a POST that changes nothing while `isPay` is `N`, so it is
 * a separate query and not an endpoint's GET. The last amounts stay while new ones are loading.
 */
export function useGoodsQuote(choice: GoodsChoice | undefined): Quote {
  const call = useCall();
  return useQuery({
    queryKey: [reservePayInfo.name, 'quote', choice],
    queryFn: choice === undefined ? skipToken : () => call(reservePayInfo, { body: { ...choice, isPay: 'N' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Requests the amounts for passes. */
export function usePassQuote(choice: PassChoice): Quote {
  const call = useCall();
  return useQuery({
    queryKey: [passPayInfo.name, 'quote', choice],
    queryFn: () => call(passPayInfo, { query: { ...choice, isPay: 'N' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
