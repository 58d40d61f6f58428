import { goodsInfoGet } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

/** The nights of the room of the address. */
export const roomNights = get(goodsInfoGet, {
  goodsCnt: 1,
  goodsDtlId: fromSearch('goodsDtlId'),
  languageCd: '',
  priceSn: 0,
});
