import type { Tour } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { toTourHref } from '#paths';
import { ListCard, type ListCardProps } from './ListCard.tsx';

export interface TourCardProps extends Pick<ListCardProps, 'action' | 'headingLevel'> {
  readonly tour: Tour;
  readonly theme: string | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
}

/** Tour with its duration, number of stops and distance. */
export function TourCard({ tour, theme, index, ...parts }: TourCardProps) {
  const t = useText();
  const { tourUid, title, lang, thumbUrl, thumbAlt, summary, tourDays, stopCnt, distanceKm } = tour;
  const facts = [
    t(`tours.lengths.${tourDays}`),
    t('tours.stops', { count: stopCnt }),
    t('tours.distance', { km: distanceKm }),
  ];
  return (
    <ListCard
      {...{ thumbUrl, thumbAlt, title, lang, index, ...parts }}
      favourite={tour}
      foot={facts.join(' · ')}
      href={toTourHref(tourUid)}
      meta={theme}
    >
      <p lang={lang}>{summary}</p>
    </ListCard>
  );
}
