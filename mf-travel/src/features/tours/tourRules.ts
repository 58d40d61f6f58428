import type { Tour } from '@haesol/contracts/travel';
import type { useText } from '@haesol/remote/lifecycle';

/** Numbers of days that the list can be narrowed to. */
export const tourLengths = ['1', '2', '3'] as const;

/** How long a tour takes, how many stops it has and how far it is, as texts. */
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
