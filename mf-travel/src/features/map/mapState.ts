import {
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMarkers,
  queryText,
} from '@haesol/shared/contracts';
import { asPages, fromSearch, get, listState } from '@haesol/shared/routes';
import { paths } from '#paths';

const filterKeys = [
  'etcInformation',
  'facilitiesRecord',
  'gdsCategoryCd',
  'gdsTycd',
  'searchKeyword',
  'passYn',
  'openYn',
] as const;

const filters = Object.fromEntries(filterKeys.map((key) => [key, fromSearch(key)]));

/** What the address of the map says: filters, town, chosen place and view. */
export const mapState = listState(attractionList, paths.map, {
  fixed: { pageNum: 1, pageSize: 24 },
  omit: ['bbox'],
  extra: { gdsUid: queryText(64), view: queryText(40) },
});

/** The list beside the map, page after page. */
export const mapPages = asPages(mapState.get);

export const mapGets = {
  markers: get(attractionMarkers, { ...filters, sggCd: fromSearch('sggCd'), sort: fromSearch('sort') }),
  counts: get(attractionCounts, filters),
  place: get(attractionGet, { id: fromSearch('gdsUid') }, { optional: true }),
} as const;
