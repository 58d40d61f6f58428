import type { Tour } from '@haesol/shared/contracts';
import type { useText } from '@haesol/shared/lifecycle';
import { readQuery } from '@haesol/shared/routing';

/** What narrows the list, as the address says it; the API ignores what it does not know. */
export interface TourFilter {
  readonly searchKeyword: string;
  readonly themeCd: string;
  readonly tourDays: string;
}

export const readTourFilter = (search: URLSearchParams): TourFilter =>
  readQuery(search, { searchKeyword: '', themeCd: '', tourDays: '' });

/** Key of a tour in the address, or an empty string; a dot segment names none. */
export function readTourUid(search: URLSearchParams): string {
  const tourUid = search.get('tourUid') ?? '';
  return tourUid === '.' || tourUid === '..' ? '' : tourUid;
}

/** Days that people choose between. */
export const tourLengths = ['1', '2', '3'] as const;

export const isNarrowed = (filter: TourFilter): boolean => Object.values(filter).some((value) => value !== '');

/** How long a tour takes, how many stops it has and how far it is, in words. */
export function listFacts(
  { tourDays, stopCnt, distanceKm }: Pick<Tour, 'distanceKm' | 'stopCnt' | 'tourDays'>,
  t: ReturnType<typeof useText>,
): string[] {
  return [
    t(`tours.lengths.${tourDays}`),
    t('tours.stops', { count: stopCnt }),
    t('tours.distance', { km: distanceKm }),
  ];
}
