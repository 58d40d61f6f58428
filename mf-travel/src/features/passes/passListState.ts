import { exrateCd } from '@haesol/contracts/common';
import { passList } from '@haesol/contracts/travel';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; all passes fit on one page. */
export const passListState = listState(passList, paths.passes, {
  fixed: { pageNum: 1, pageSize: 24, language: '', exrate: exrateCd },
});
