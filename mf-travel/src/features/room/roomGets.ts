import { goodsInfoGet } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

/** Nights of the room in the address. */
export const roomNights = get(goodsInfoGet, {
  goodsCnt: 1,
  goodsDtlId: fromSearch('goodsDtlId'),
  languageCd: '',
  priceSn: 0,
});
