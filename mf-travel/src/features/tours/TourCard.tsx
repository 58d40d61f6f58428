import type { Tour } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { toTourHref } from '#paths';
import { ListCard } from '#ui/ListCard';
import { listFacts } from './tourRules.ts';

export interface TourCardProps {
  readonly tour: Tour;
  readonly theme: string | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
}

export function TourCard({ tour, theme, index }: TourCardProps) {
  const t = useText();
  const { tourUid, title, lang, thumbUrl, thumbAlt, summary } = tour;
  const picture = { thumbUrl, thumbAlt, title, lang, index };
  return (
    <ListCard {...picture} foot={listFacts(tour, t).join(' · ')} href={toTourHref(tourUid)} meta={theme}>
      <p lang={lang}>{summary}</p>
    </ListCard>
  );
}
