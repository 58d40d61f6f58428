import { toHref } from '@haesol/shared/routes';

export const paths = {
  home: '/travel',
  map: '/travel/map',
  attractions: '/travel/attractions',
  attraction: '/travel/attraction',
  room: '/travel/room',
  passes: '/travel/passes',
  pass: '/travel/pass',
  tours: '/travel/tours',
  tour: '/travel/tour',
  promotions: '/travel/promotions',
  promotion: '/travel/promotion',
  info: '/travel/info',
  infoDetail: '/travel/infoDetail',
  feed: '/travel/feed',
} as const;

export const toTourHref = (tourUid: string): string => toHref(paths.tour, { tourUid });
export const toAttractionHref = (gdsUid: string): string => toHref(paths.attraction, { gdsUid });
export const toRoomHref = (gdsUid: string, goodsDtlId: string): string => toHref(paths.room, { gdsUid, goodsDtlId });
export const toPassHref = (gdsDtlUid: string): string => toHref(paths.pass, { gdsDtlUid });
export const toPromotionHref = (id: string): string => toHref(paths.promotion, { id });
export const toInfoHref = (id: string): string => toHref(paths.infoDetail, { id });
