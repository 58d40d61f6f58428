import { travelInfoList } from '@haesol/contracts/travel';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; all information fits on one page. */
export const infoListState = listState(travelInfoList, paths.info, { fixed: { pageNum: 1, pageSize: 60 } });
