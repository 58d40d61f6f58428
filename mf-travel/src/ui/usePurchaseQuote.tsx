import type { EndpointInput } from '@haesol/contracts/common';
import { type PurchaseInfo, purchasePayInfo } from '@haesol/contracts/travel';
import { useCall } from '@haesol/remote/lifecycle';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readAmounts } from './readAmounts.tsx';

/** Goods of a purchase with its discounts. */
export type PurchaseWish = EndpointInput<typeof purchasePayInfo>['body'];

/** States to the server that tickets of children have no ages, which plans of earlier releases lack, so that it refuses them. */
const withMissingAges = (goods: PurchaseWish['goods'], quoted: PurchaseInfo['goods']): PurchaseWish['goods'] =>
  goods.map((own, at) =>
    'goodsDtlId' in own && own.childAges === undefined && (quoted[at]?.childCnt ?? 0) > 0
      ? { ...own, childAges: [] }
      : own,
  );

/**
 * Requests the amounts of several goods, again with each change. The call is a POST that changes nothing while `isPay` is `N`. The
 * last amounts stay while new ones for as many goods are loading.
 * @param wish undefined without goods
 */
export function usePurchaseQuote(wish: PurchaseWish | undefined) {
  const call = useCall();
  const ask = (body: PurchaseWish) => call(purchasePayInfo, { body: { ...body, isPay: 'N' } });
  const read = async (body: PurchaseWish) => {
    const quoted = await ask(body);
    const goods = withMissingAges(body.goods, quoted.goods);
    return goods.every((own, at) => own === body.goods[at]) ? quoted : ask({ ...body, goods });
  };
  const { data, ...query } = useQuery({
    queryKey: [purchasePayInfo.name, 'quote', wish],
    queryFn: wish === undefined ? skipToken : () => readAmounts(wish, read),
    placeholderData: (last) => (last?.amounts.goods.length === wish?.goods.length ? last : undefined),
    staleTime: 0,
  });
  return { ...query, data: data?.amounts, refusals: data?.refusals ?? {} };
}
