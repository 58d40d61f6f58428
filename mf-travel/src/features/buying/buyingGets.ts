import { goodsInfoGet, orderGet, passGet, reserveGet, reserveUserInfo } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

const optional = { optional: true };

/** The option that is reserved: its days and times, and the goods that it is of. */
export const chosenGoods = get(
  goodsInfoGet,
  { goodsCnt: 1, goodsDtlId: fromSearch('goodsDtlId'), languageCd: '', priceSn: 0 },
  optional,
);
/** The pass that is bought. */
export const chosenPass = get(passGet, { gdsDtlUid: fromSearch('gdsDtlUid') }, optional);
export const booker = get(reserveUserInfo, {});
export const chosenOrder = get(orderGet, { orderUid: fromSearch('orderUid') });
export const chosenReservation = get(reserveGet, { rsvtUid: fromSearch('rsvtUid') });
