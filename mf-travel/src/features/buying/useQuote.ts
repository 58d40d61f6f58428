import type { EndpointInput } from '@haesol/contracts/common';
import { type PayInfo, passPayInfo, reservePayInfo } from '@haesol/contracts/travel';
import { useCall } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** What a quote asks for; undefined while too little is chosen. */
export type GoodsChoice = EndpointInput<typeof reservePayInfo>['body'];
export type PassChoice = NonNullable<EndpointInput<typeof passPayInfo>['query']>;

export interface Quote {
  readonly data: PayInfo | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

/**
 * The server's amounts for goods, anew with each choice. The call is a POST that changes nothing while `isPay` is `N`, which
 * is why it is a query of its own and not an endpoint's GET. The last amounts stay while new ones are on their way.
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

/** The same for passes. */
export function usePassQuote(choice: PassChoice): Quote {
  const call = useCall();
  return useQuery({
    queryKey: [passPayInfo.name, 'quote', choice],
    queryFn: () => call(passPayInfo, { query: { ...choice, isPay: 'N' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
