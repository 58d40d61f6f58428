import { mainBenefit, searchPopular } from '@haesol/contracts/member';
import { attractionCounts, attractionList, feedList, promotionList, tourList } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';

/** Town of the initial card. */
export const firstRegion = 'CD0000003007';

/** GETs of the home page. */
export const homeGets = {
  counts: get(attractionCounts, {}),
  region: get(attractionList, { sggCd: fromSearch('sggCd', firstRegion), pageSize: 3 }),
  places: get(attractionList, { pageSize: 4, sort: 'REVIEW' }),
  benefit: get(mainBenefit, {}),
  tours: get(tourList, { pageSize: 3 }),
  promotions: get(promotionList, { searchFilter: 'ALL', pageSize: 2 }),
  feed: get(feedList, { pageSize: 4 }),
  popular: get(searchPopular, { type: 'ATTRACTION' }),
} as const;
