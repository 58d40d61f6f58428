import { reviewList } from '@haesol/contracts/travel';
import { asPages, fromSearch, get } from '@haesol/remote/routes';

/** Reviews of the place in the address, paginated. */
export const reviewPages = asPages(
  get(reviewList, { gdsUid: fromSearch('gdsUid'), sort: fromSearch('sort'), pageNum: 1, pageSize: 5 }),
);
