import type { EndpointInput } from '@haesol/contracts/common';
import { purchasePayInfo } from '@haesol/contracts/travel';
import { useCall } from '@haesol/remote/lifecycle';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readAmounts } from './readAmounts.tsx';

/** Goods of a purchase with its discounts. */
export type PurchaseWish = EndpointInput<typeof purchasePayInfo>['body'];

/**
 * Requests the amounts of several goods, again with each change. The call is a POST that changes nothing while `isPay` is `N`. The
 * last amounts stay while new ones for as many goods are loading.
 * @param wish undefined without goods
 */
export function usePurchaseQuote(wish: PurchaseWish | undefined) {
  const call = useCall();
  const read = (body: PurchaseWish) => call(purchasePayInfo, { body: { ...body, isPay: 'N' } });
  const { data, ...query } = useQuery({
    queryKey: [purchasePayInfo.name, 'quote', wish],
    queryFn: wish === undefined ? skipToken : () => readAmounts(wish, read),
    placeholderData: (last) => (last?.amounts.goods.length === wish?.goods.length ? last : undefined),
    staleTime: 0,
  });
  return { ...query, data: data?.amounts, refusals: data?.refusals ?? {} };
}
