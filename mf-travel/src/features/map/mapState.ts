import { choice, queryText } from '@haesol/contracts/common';
import {
  attractionCounts,
  attractionGet,
  attractionList,
  attractionMapStyle,
  attractionMarkers,
} from '@haesol/contracts/travel';
import { asPages, fromSearch, get, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

const filterKeys = [
  'etcInformation',
  'facilitiesRecord',
  'gdsCategoryCd',
  'gdsTycd',
  'searchKeyword',
  'passYn',
  'openYn',
  'useDate',
  'people',
  'maxPrice',
] as const;

const filters = Object.fromEntries(filterKeys.map((key) => [key, fromSearch(key)]));

/** Size of the list on a small screen: a line, half, full. */
export const sheetStops = ['peek', 'half', 'full'] as const;

/** State of the map in the address: filters, town, chosen place, view, and the size of the list on a small screen. */
export const mapState = listState(attractionList, paths.map, {
  fixed: { pageNum: 1, pageSize: 24 },
  omit: ['bbox'],
  extra: { gdsUid: queryText(64), view: queryText(40), sheet: choice(sheetStops, 'half') },
});

/** List beside the map, paginated. */
export const mapPages = asPages(mapState.get);

export const mapGets = {
  markers: get(attractionMarkers, { ...filters, sggCd: fromSearch('sggCd'), sort: fromSearch('sort') }),
  counts: get(attractionCounts, filters),
  style: get(attractionMapStyle, {}),
  place: get(attractionGet, { gdsUid: fromSearch('gdsUid') }, { optional: true }),
} as const;
