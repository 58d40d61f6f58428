import type { Tour } from '@haesol/contracts/travel';
import type { useText } from '@haesol/remote/lifecycle';

/** Lengths in days of the filter. */
export const tourLengths = ['1', '2', '3'] as const;

/** Lists duration, number of stops and distance of a tour, as texts. */
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
