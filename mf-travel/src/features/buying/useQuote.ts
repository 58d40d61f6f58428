import type { EndpointInput } from '@haesol/contracts/common';
import { type PayInfo, passPayInfo, reservePayInfo } from '@haesol/contracts/travel';
import { useCall } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type Discounted, type Refusals, readAmounts } from '#ui/readAmounts';

/** Input of a quote; undefined while the choice is incomplete. */
export type GoodsChoice = EndpointInput<typeof reservePayInfo>['body'];
export type PassChoice = NonNullable<EndpointInput<typeof passPayInfo>['query']>;

export interface Quote {
  /** Amounts without the refused discounts. */
  readonly data: PayInfo | undefined;
  readonly refusals: Refusals;
  /** Error of anything but a discount. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<unknown>;
}

function useAmounts<Choice extends Discounted>(
  name: string,
  choice: Choice | undefined,
  read: (choice: Choice) => Promise<PayInfo>,
): Quote {
  const { data, ...query } = useQuery({
    queryKey: [name, 'quote', choice],
    queryFn: choice === undefined ? skipToken : () => readAmounts(choice, read),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, data: data?.amounts, refusals: data?.refusals ?? {} };
}

/**
 * Requests the amounts for goods, again with each choice. The call is a POST that changes nothing while `isPay` is `N`, so it is
 * a separate query and not an endpoint's GET. The last amounts stay while new ones are loading.
 */
export function useGoodsQuote(choice: GoodsChoice | undefined): Quote {
  const call = useCall();
  return useAmounts(reservePayInfo.name, choice, (body) => call(reservePayInfo, { body: { ...body, isPay: 'N' } }));
}

/** Requests the amounts for passes. */
export function usePassQuote(choice: PassChoice): Quote {
  const call = useCall();
  return useAmounts(passPayInfo.name, choice, (query) => call(passPayInfo, { query: { ...query, isPay: 'N' } }));
}
