import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { attractionQueries } from './features/attractions/attractionQueries.ts';
import { readAttractionFilter } from './features/attractions/attractionRules.ts';
import { passQueries, readKind } from './features/passes/passQueries.ts';
import { tourQueries } from './features/tours/tourQueries.ts';
import { readTourFilter, readTourUid } from './features/tours/tourRules.ts';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.attractions],
    queries: ({ call, search }) => [
      attractionQueries.list(call, readAttractionFilter(search)),
      ...attractionQueries.allCodes(call),
    ],
    screen: () =>
      import(/* webpackChunkName: "AttractionListScreen" */ './features/attractions/AttractionListScreen.tsx'),
  },
  {
    paths: [paths.passes],
    queries: ({ call, search }) => [passQueries.list(call, readKind(search)), passQueries.kinds(call)],
    screen: () => import(/* webpackChunkName: "PassListScreen" */ './features/passes/PassListScreen.tsx'),
  },
  {
    paths: [paths.tours],
    queries: ({ call, search }) => [tourQueries.list(call, readTourFilter(search)), tourQueries.themes(call)],
    screen: () => import(/* webpackChunkName: "TourListScreen" */ './features/tours/TourListScreen.tsx'),
  },
  {
    paths: [paths.tour],
    queries: ({ call, search }) => {
      const tourUid = readTourUid(search);
      return tourUid === '' ? [] : [tourQueries.one(call, tourUid)];
    },
    screen: () => import(/* webpackChunkName: "TourDetailScreen" */ './features/tours/TourDetailScreen.tsx'),
  },
];
