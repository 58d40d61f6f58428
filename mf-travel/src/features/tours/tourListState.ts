import { tourList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** What the address of the list can say; all tours fit on one page. */
export const tourListState = listState(tourList, paths.tours, {
  fixed: { pageNum: 1, pageSize: 48, etcInformation: '' },
});
