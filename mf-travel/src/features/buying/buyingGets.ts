import {
  goodsInfoGet,
  orderGet,
  passGet,
  planGet,
  purchaseGet,
  reserveGet,
  reserveUserInfo,
} from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

const optional = { optional: true };

/** Option to reserve, with its days, times and goods. */
export const chosenGoods = get(
  goodsInfoGet,
  { goodsCnt: 1, goodsDtlId: fromSearch('goodsDtlId'), languageCd: '', priceSn: 0 },
  optional,
);
/** Pass to buy. */
export const chosenPass = get(passGet, { gdsDtlUid: fromSearch('gdsDtlUid') }, optional);
export const booker = get(reserveUserInfo, {});
export const chosenOrder = get(orderGet, { orderUid: fromSearch('orderUid') });
/** Plan with the goods of a checkout. */
export const planToBuy = get(planGet, { planUid: fromSearch('planUid') });
export const chosenPurchase = get(purchaseGet, { purchaseUid: fromSearch('purchaseUid') });
export const chosenReservation = get(reserveGet, { rsvtUid: fromSearch('rsvtUid') });
