import { errorCodes } from '@haesol/contracts/common';
import {
  attractionGet,
  attractionList,
  passGet,
  passList,
  promotionGet,
  promotionList,
  tourGet,
  tourList,
  travelInfoGet,
  travelInfoList,
} from '@haesol/contracts/travel';
import { definePage, fromSearch, get, getCodes } from '@haesol/remote/routes';
import { paths } from '#paths';
import { reviewPages } from './features/attraction/reviewPages.ts';
import { attractionPages } from './features/attractions/attractionListState.ts';
import { feedPages } from './features/feed/feedListState.ts';
import { homeGets } from './features/home/homeGets.ts';
import { infoListState } from './features/info/infoListState.ts';
import { mapGets, mapPages } from './features/map/mapState.ts';
import { allPasses } from './features/passes/allPasses.ts';
import { passListState } from './features/passes/passListState.ts';
import { promotionListState } from './features/promotions/promotionListState.ts';
import { roomNights } from './features/room/roomGets.ts';
import { tourListState } from './features/tours/tourListState.ts';
import { myRoutes } from './myRoutes.ts';
import { rates } from './rates.ts';

const pageNum = fromSearch('pageNum');
const placeCodes = [getCodes('GDS_CATEGORY_CD'), getCodes('SGG')];

export const routes = [
  definePage({
    path: paths.home,
    group: 'travel',
    sticky: true,
    layout: 'home',
    title: 'pages.travel.title',
    description: 'pages.travel.description',
    menu: { id: 'travel_home', order: 5, description: 'pages.travel.menu' },
    gets: [...Object.values(homeGets), ...placeCodes, getCodes('THEME_CD'), rates],
    screen: () => import('./features/home/HomeScreen.tsx'),
  }),
  definePage({
    path: paths.map,
    group: 'travel',
    sticky: true,
    layout: 'home',
    title: 'pages.map.title',
    description: 'pages.map.description',
    menu: { id: 'travel_map', order: 7, description: 'pages.map.menu' },
    gets: [mapPages, ...Object.values(mapGets), ...placeCodes, getCodes('FACILITY'), getCodes('ETC_INFO'), rates],
    screen: () => import('./features/map/MapScreen.tsx'),
  }),
  definePage({
    path: paths.attractions,
    group: 'travel',
    sticky: true,
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
      rates,
    ],
    screen: () => import('./features/attractions/AttractionListScreen.tsx'),
  }),
  definePage({
    path: paths.attraction,
    group: 'travel',
    sticky: true,
    title: 'pages.attraction.title',
    description: 'pages.attraction.description',
    missing: errorCodes.notFound,
    structuredData: {
      '@type': 'TouristAttraction',
      name: '{0.gdsNm}',
      description: '{0.summary}',
      address: '{0.addr}',
    },
    listedBy: { get: get(attractionList, { pageNum, pageSize: 100 }), key: 'gdsUid' },
    gets: [
      get(attractionGet, { gdsUid: fromSearch('gdsUid') }),
      reviewPages,
      ...placeCodes,
      getCodes('FACILITY'),
      getCodes('ETC_INFO'),
      rates,
    ],
    uids: ['gdsUid'],
    screen: () => import('./features/attraction/AttractionScreen.tsx'),
  }),
  definePage({
    path: paths.room,
    group: 'travel',
    sticky: true,
    title: 'pages.room.title',
    description: 'pages.room.description',
    missing: errorCodes.notFound,
    gets: [get(attractionGet, { gdsUid: fromSearch('gdsUid') }), roomNights, rates],
    uids: ['gdsUid', 'goodsDtlId'],
    screen: () => import('./features/room/RoomScreen.tsx'),
  }),
  definePage({
    path: paths.passes,
    group: 'travel',
    sticky: true,
    title: 'pages.passes.title',
    description: 'pages.passes.description',
    menu: { id: 'travel_passes', order: 20, description: 'pages.passes.menu' },
    gets: [passListState.get, getCodes('PS_CD'), rates],
    screen: () => import('./features/passes/PassListScreen.tsx'),
  }),
  definePage({
    path: paths.pass,
    group: 'travel',
    sticky: true,
    title: 'pages.pass.title',
    description: 'pages.pass.description',
    missing: errorCodes.notFound,
    listedBy: { get: get(passList, { pageNum, pageSize: 100 }), key: 'gdsDtlUid' },
    gets: [get(passGet, { gdsDtlUid: fromSearch('gdsDtlUid') }), allPasses, ...placeCodes, rates],
    uids: ['gdsDtlUid'],
    screen: () => import('./features/passes/PassScreen.tsx'),
  }),
  definePage({
    path: paths.tours,
    group: 'travel',
    sticky: true,
    title: 'pages.tours.title',
    description: 'pages.tours.description',
    menu: { id: 'travel_tours', order: 30, description: 'pages.tours.menu' },
    gets: [tourListState.get, getCodes('THEME_CD')],
    screen: () => import('./features/tours/TourListScreen.tsx'),
  }),
  definePage({
    path: paths.tour,
    group: 'travel',
    sticky: true,
    title: 'pages.tour.title',
    description: 'pages.tour.description',
    missing: errorCodes.notFound,
    structuredData: { '@type': 'TouristTrip', name: '{0.title}', description: '{0.summary}' },
    listedBy: { get: get(tourList, { pageNum, pageSize: 100 }), key: 'tourUid' },
    gets: [get(tourGet, { tourUid: fromSearch('tourUid') }), rates],
    uids: ['tourUid'],
    screen: () => import('./features/tours/TourDetailScreen.tsx'),
  }),
  definePage({
    path: paths.promotions,
    group: 'travel',
    sticky: true,
    title: 'pages.promotions.title',
    description: 'pages.promotions.description',
    menu: { id: 'travel_promotions', order: 40, description: 'pages.promotions.menu' },
    gets: [promotionListState.get],
    screen: () => import('./features/promotions/PromotionListScreen.tsx'),
  }),
  definePage({
    path: paths.promotion,
    group: 'travel',
    sticky: true,
    title: 'pages.promotion.title',
    description: 'pages.promotion.description',
    missing: errorCodes.notFound,
    listedBy: { get: get(promotionList, { pageNum, pageSize: 100 }), key: 'id' },
    gets: [get(promotionGet, { id: fromSearch('id') })],
    uids: ['id'],
    screen: () => import('./features/promotions/PromotionScreen.tsx'),
  }),
  definePage({
    path: paths.info,
    group: 'travel',
    sticky: true,
    title: 'pages.info.title',
    description: 'pages.info.description',
    menu: { id: 'travel_info', order: 50, description: 'pages.info.menu' },
    gets: [infoListState.get, getCodes('TOURIST_TYCD')],
    screen: () => import('./features/info/InfoListScreen.tsx'),
  }),
  definePage({
    path: paths.infoDetail,
    group: 'travel',
    sticky: true,
    title: 'pages.infoDetail.title',
    description: 'pages.infoDetail.description',
    missing: errorCodes.notFound,
    listedBy: { get: get(travelInfoList, { pageNum, pageSize: 100 }), key: 'id' },
    gets: [get(travelInfoGet, { id: fromSearch('id') })],
    uids: ['id'],
    screen: () => import('./features/info/InfoScreen.tsx'),
  }),
  definePage({
    path: paths.feed,
    group: 'travel',
    sticky: true,
    title: 'pages.feed.title',
    description: 'pages.feed.description',
    gets: [feedPages],
    screen: () => import('./features/feed/FeedScreen.tsx'),
  }),
  ...myRoutes,
];
