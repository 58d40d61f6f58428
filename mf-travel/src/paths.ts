import { toHref } from '@haesol/shared/routes';

export const paths = {
  attractions: '/travel/attractions',
  passes: '/travel/passes',
  tours: '/travel/tours',
  tour: '/travel/tour',
} as const;

export const toTourHref = (tourUid: string): string => toHref(paths.tour, { tourUid });
/** The list of attractions, searched for the name of one. */
export const toAttractionHref = (searchKeyword: string): string => toHref(paths.attractions, { searchKeyword });
