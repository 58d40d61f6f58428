import { type EndpointInput, errorCodes } from '@haesol/contracts/common';
import { type PayInfo, passPayInfo, reservePayInfo } from '@haesol/contracts/travel';
import { CallError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

/** Input of a quote; undefined while the choice is incomplete. */
export type GoodsChoice = EndpointInput<typeof reservePayInfo>['body'];
export type PassChoice = NonNullable<EndpointInput<typeof passPayInfo>['query']>;

export interface Quote {
  /** While a code or a coupon is refused, the amounts without it. */
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
  const quote = useGoodsAmounts(choice);
  const rest = useGoodsAmounts(choice === undefined ? undefined : withoutRefused(choice, quote.error));
  return { ...quote, data: quote.data ?? rest.data };
}

interface Discounted {
  readonly promoCode?: string | undefined;
  readonly couponUid?: string | undefined;
}

/** Returns a choice without the discount that the server has refused; undefined if it refused none. */
function withoutRefused<Choice extends Discounted>(choice: Choice, error: Error | null): Choice | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { promoCode: _promo, ...withoutPromo } = choice;
  if (error.code === errorCodes.invalidPromotionCode) return withoutPromo as Choice;
  const { couponUid: _coupon, ...withoutCoupon } = choice;
  return error.code === errorCodes.couponNotApplicable ? (withoutCoupon as Choice) : undefined;
}

function useGoodsAmounts(choice: GoodsChoice | undefined) {
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
  const quote = usePassAmounts(choice);
  const rest = usePassAmounts(withoutRefused(choice, quote.error));
  return { ...quote, data: quote.data ?? rest.data };
}

function usePassAmounts(choice: PassChoice | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: [passPayInfo.name, 'quote', choice],
    queryFn: choice === undefined ? skipToken : () => call(passPayInfo, { query: { ...choice, isPay: 'N' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
