import { reviewList } from '@haesol/shared/contracts';
import { asPages, fromSearch, get } from '@haesol/shared/routes';

/** Reviews of the place of the address, page after page. */
export const reviewPages = asPages(get(reviewList, { gdsUid: fromSearch('gdsUid'), pageNum: 1, pageSize: 5 }));
