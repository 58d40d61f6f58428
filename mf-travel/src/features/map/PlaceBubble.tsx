import { type AttractionMarker, stayType } from '@haesol/contracts/travel';
import { Icon } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import BedDouble from 'lucide-react/icons/bed-double';
import { categoryIcon } from '#map/categoryIcons';
import styles from './bubble.module.css';

interface PlaceBubbleProps {
  /** One place or several. */
  readonly markers: readonly AttractionMarker[];
  readonly isChosen: boolean;
  /** Chooses a single place, or zooms in until several separate. */
  onPress(): void;
}

/** `step2`: a cluster, drawn as a ring; `step1`: a single place; `closed`: one on its day off. */
export function PlaceBubble({ markers, isChosen, onPress }: PlaceBubbleProps) {
  const t = useText();
  const [marker, ...more] = markers;
  if (marker === undefined) return null;
  if (more.length > 0) {
    return (
      <button
        aria-label={t('map.cluster', { count: markers.length })}
        className={styles.bubble}
        data-kind="step2"
        onClick={onPress}
        type="button"
      >
        {markers.length}
      </button>
    );
  }
  const { gdsNm, lang, gdsTycd, gdsCategoryCd, openState } = marker;
  const isOff = openState === 'HOLIDAY';
  return (
    <button
      aria-pressed={isChosen}
      className={styles.bubble}
      data-kind={isOff ? 'closed' : 'step1'}
      lang={lang}
      onClick={onPress}
      type="button"
    >
      <Icon of={gdsTycd === stayType ? BedDouble : categoryIcon(gdsCategoryCd)} size={20} />
      <span className={styles.name}>{isOff ? t('map.offName', { name: gdsNm }) : gdsNm}</span>
    </button>
  );
}
