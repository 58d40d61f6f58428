import { choice, queryText } from '@haesol/contracts/common';
import { couponOwned, myPassList, reserveList, travelCounts } from '@haesol/contracts/travel';
import { get, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** Tabs of "나의 여행", each with an address. */
export const myTabs = ['reserve', 'buy', 'pass', 'card', 'coupon', 'point', 'favourite', 'review', 'inquiry'] as const;
export type MyTab = (typeof myTabs)[number];

/** State of the reservations in the address; the other tabs take the page from it. */
export const myState = listState(reserveList, paths.my, {
  omit: ['languageCd', 'gdsTycd', 'startDate', 'endDate'],
  fixed: { pageSize: 10 },
  extra: {
    tab: choice(myTabs, 'reserve'),
    /** Kind of the shown favourites. */
    liked: choice(['PLACE', 'TOUR'], 'PLACE'),
    /** Places chosen for a comparison: comma-separated `gdsUid`. */
    compare: queryText(300),
  },
});

export const myCounts = get(travelCounts, {});
/** Passes and coupons shown beside the reservations. */
export const firstPasses = get(myPassList, { pageSize: 3 });
export const firstCoupons = get(couponOwned, { pageSize: 3 });
