import { tourList } from '@haesol/contracts/travel';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; all tours fit on one page. */
export const tourListState = listState(tourList, paths.tours, {
  fixed: { pageNum: 1, pageSize: 48, etcInformation: '' },
});
