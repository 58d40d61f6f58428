import { attractionList } from '@haesol/contracts/travel';
import { asPages, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; it always starts at the first page, and [더보기] appends the next ones. */
export const attractionListState = listState(attractionList, paths.attractions, {
  fixed: { pageNum: 1, pageSize: 12 },
  omit: ['bbox'],
});

export type AttractionListState = ListStateOf<typeof attractionListState>;

/** GET of the list, paginated. */
export const attractionPages = asPages(attractionListState.get);
