import type { Attraction } from '@haesol/contracts/travel';
import { useCodes } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { PlaceCard } from './PlaceCard.tsx';
import styles from './PlaceGrid.module.css';

export interface PlaceGridProps {
  readonly places: readonly Attraction[];
  /** Number of cards before the first one: its pictures load lazily. @default 8 */
  readonly from?: number;
  /** Control below the card of a place, outside of its link. */
  foot?(place: Attraction): ReactNode;
}

/** Cards of places side by side, four per row on wide screens. */
export function PlaceGrid({ places, from = 8, foot }: PlaceGridProps) {
  const categories = useCodes('GDS_CATEGORY_CD');
  const regions = useCodes('SGG');
  return (
    <ul className={styles.grid}>
      {places.map((place, index) => (
        <li className={styles.place} key={place.gdsUid}>
          <PlaceCard
            attraction={place}
            category={categories.find(({ code }) => code === place.gdsCategoryCd)?.codeName}
            index={from + index}
            region={regions.find(({ code }) => code === place.sggCd)?.codeName}
          />
          {foot?.(place)}
        </li>
      ))}
    </ul>
  );
}
