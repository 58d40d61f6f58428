import { toHref } from '@haesol/shared/routing';

export const paths = {
  attractions: '/travel/attractions',
  passes: '/travel/passes',
  tours: '/travel/tours',
  tour: '/travel/tour',
} as const;

export const toPassesHref = (psCd: string): string => toHref(paths.passes, { psCd });
export const toTourHref = (tourUid: string): string => toHref(paths.tour, { tourUid });
/** A place among the attractions. */
export const toPlaceHref = (searchKeyword: string): string => toHref(paths.attractions, { searchKeyword });
