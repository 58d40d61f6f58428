import { attractionList } from '@haesol/contracts/travel';
import { asPages, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** What the address of the list can say; it always shows the first page, and [더보기] appends the next ones. */
export const attractionListState = listState(attractionList, paths.attractions, {
  fixed: { pageNum: 1, pageSize: 12 },
  omit: ['bbox'],
});

export type AttractionListState = ListStateOf<typeof attractionListState>;

/** The GET of the list, page after page. */
export const attractionPages = asPages(attractionListState.get);
