import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { attractionQueries } from './features/attractions/attractionQueries.ts';
import { readAttractionFilter } from './features/attractions/attractionRules.ts';

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
];
