import { promotionList } from '@haesol/contracts/travel';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; all promotions fit on one page. */
export const promotionListState = listState(promotionList, paths.promotions, { fixed: { pageNum: 1, pageSize: 48 } });
