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
] as const;

const filters = Object.fromEntries(filterKeys.map((key) => [key, fromSearch(key)]));

/** How much of a small screen the list takes: a line, half of it, all of it. */
export const sheetStops = ['peek', 'half', 'full'] as const;

/** What the address of the map says: filters, town, chosen place, view, and how large the list is on a small screen. */
export const mapState = listState(attractionList, paths.map, {
  fixed: { pageNum: 1, pageSize: 24 },
  omit: ['bbox'],
  extra: { gdsUid: queryText(64), view: queryText(40), sheet: choice(sheetStops, 'half') },
});

/** The list beside the map, page after page. */
export const mapPages = asPages(mapState.get);

export const mapGets = {
  markers: get(attractionMarkers, { ...filters, sggCd: fromSearch('sggCd'), sort: fromSearch('sort') }),
  counts: get(attractionCounts, filters),
  style: get(attractionMapStyle, {}),
  place: get(attractionGet, { gdsUid: fromSearch('gdsUid') }, { optional: true }),
} as const;
