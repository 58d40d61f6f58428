import type { Tour } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { TextLink, toPictureLoading } from '@haesol/shared/ui';
import { toTourHref } from '#paths';
import styles from './TourCard.module.css';
import { listFacts } from './tourRules.ts';

export interface TourCardProps {
  readonly tour: Tour;
  readonly theme: string | undefined;
  /** Place in the list, from 0. */
  readonly index: number;
}

export function TourCard({ tour, theme, index }: TourCardProps) {
  const t = useText();
  return (
    <article className={styles.card}>
      <img
        alt={tour.thumbAlt}
        className={styles.picture}
        height={320}
        src={tour.thumbUrl}
        width={480}
        {...toPictureLoading(index)}
      />
      {theme !== undefined && <p className={styles.theme}>{theme}</p>}
      <h2 className={styles.title}>
        <TextLink href={toTourHref(tour.tourUid)} tone="quiet">
          {tour.title}
        </TextLink>
      </h2>
      <p className={styles.text}>{tour.summary}</p>
      <p className={styles.facts}>{listFacts(tour, t).join(' · ')}</p>
    </article>
  );
}
