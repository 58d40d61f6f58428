import { errorCodes, tourGet, tourList } from '@haesol/shared/contracts';
import { definePage, fromSearch, get, getCodes, type Redirect } from '@haesol/shared/routes';
import { paths } from '#paths';
import { attractionPages } from './features/attractions/attractionListState.ts';
import { passListState } from './features/passes/passListState.ts';
import { tourListState } from './features/tours/tourListState.ts';

export const redirects: readonly Redirect[] = [
  { path: '/travel', to: paths.attractions, group: 'travel', title: 'pages.travel.title' },
];

export const routes = [
  definePage({
    path: paths.attractions,
    group: 'travel',
    title: 'pages.attractions.title',
    description: 'pages.attractions.description',
    menu: { id: 'travel_attractions', order: 10, description: 'pages.attractions.menu' },
    gets: [
      attractionPages,
      getCodes('GDS_TYCD'),
      getCodes('GDS_CATEGORY_CD'),
      getCodes('SGG'),
      getCodes('FACILITY'),
      getCodes('ETC_INFO'),
    ],
    screen: () => import('./features/attractions/AttractionListScreen.tsx'),
  }),
  definePage({
    path: paths.passes,
    group: 'travel',
    title: 'pages.passes.title',
    description: 'pages.passes.description',
    menu: { id: 'travel_passes', order: 20, description: 'pages.passes.menu' },
    gets: [passListState.get, getCodes('PS_CD')],
    screen: () => import('./features/passes/PassListScreen.tsx'),
  }),
  definePage({
    path: paths.tours,
    group: 'travel',
    title: 'pages.tours.title',
    description: 'pages.tours.description',
    menu: { id: 'travel_tours', order: 30, description: 'pages.tours.menu' },
    gets: [tourListState.get, getCodes('THEME_CD')],
    screen: () => import('./features/tours/TourListScreen.tsx'),
  }),
  definePage({
    path: paths.tour,
    group: 'travel',
    title: 'pages.tour.title',
    description: 'pages.tour.description',
    missing: errorCodes.notFound,
    structuredData: { '@type': 'TouristTrip', name: '{0.title}', description: '{0.summary}' },
    listedBy: { get: get(tourList, { pageNum: fromSearch('pageNum'), pageSize: 100 }), key: 'tourUid' },
    gets: [get(tourGet, { tourUid: fromSearch('tourUid') })],
    uids: ['tourUid'],
    screen: () => import('./features/tours/TourDetailScreen.tsx'),
  }),
];
