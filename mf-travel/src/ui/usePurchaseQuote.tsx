import type { EndpointInput } from '@haesol/contracts/common';
import { purchasePayInfo } from '@haesol/contracts/travel';
import { ValidationError } from '@haesol/remote/http';
import { useCall } from '@haesol/remote/lifecycle';
import { skipToken, useQuery } from '@tanstack/react-query';

/** Goods of a purchase with its discounts. */
export type PurchaseWish = EndpointInput<typeof purchasePayInfo>['body'];

/**
 * Requests the amounts of several goods, again with each change. The call is a POST that changes nothing while `isPay` is `N`. The
 * last amounts stay while new ones for as many goods are loading.
 * @param wish undefined without goods
 */
export function usePurchaseQuote(wish: PurchaseWish | undefined) {
  const quote = usePurchaseAmounts(wish);
  const hasTooManyPoints =
    quote.error instanceof ValidationError && quote.error.fields.some(({ field }) => field === 'pointAmount');
  const rest = usePurchaseAmounts(wish !== undefined && hasTooManyPoints ? { ...wish, pointAmount: 0 } : undefined);
  return { ...quote, data: quote.data ?? rest.data };
}

function usePurchaseAmounts(wish: PurchaseWish | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: [purchasePayInfo.name, 'quote', wish],
    queryFn: wish === undefined ? skipToken : () => call(purchasePayInfo, { body: { ...wish, isPay: 'N' } }),
    placeholderData: (last) => (last?.goods.length === wish?.goods.length ? last : undefined),
    staleTime: 0,
  });
}
