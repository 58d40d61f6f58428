import { feedList } from '@haesol/contracts/travel';
import { asPages, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the news in the address; [더보기] appends the next page. */
export const feedListState = listState(feedList, paths.feed, { fixed: { pageNum: 1, pageSize: 12 } });
export const feedPages = asPages(feedListState.get);
