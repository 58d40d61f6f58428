import { goodsInfoGet } from '@haesol/shared/contracts';
import { fromSearch, get } from '@haesol/shared/routes';

/** The nights of the room of the address. */
export const roomNights = get(goodsInfoGet, {
  goodsCnt: 1,
  goodsDtlId: fromSearch('goodsDtlId'),
  languageCd: '',
  priceSn: 1,
});
