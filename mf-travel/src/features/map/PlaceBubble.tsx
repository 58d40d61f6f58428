import { useText } from '@haesol/shared/lifecycle';
import { Icon } from '@haesol/shared/ui';
import BedDouble from 'lucide-react/icons/bed-double';
import { categoryIcon } from '#map/categoryIcons';
import styles from './bubble.module.css';
import type { Bubble } from './mapRules.ts';

const stayType = 'CD0000002004';

interface PlaceBubbleProps {
  readonly bubble: Bubble;
  /** Key of the chosen place; empty: none. */
  readonly chosen: string;
  onChoose(gdsUid: string): void;
  /** Enlarges the map until several places come apart. */
  onOpen(): void;
}

/** `step2`: several places as one ring; `step1`: one place; `closed`: one that has its day off. */
export function PlaceBubble({ bubble: { markers }, chosen, onChoose, onOpen }: PlaceBubbleProps) {
  const t = useText();
  const [marker, ...more] = markers;
  if (marker === undefined) return null;
  if (more.length > 0) {
    return (
      <button
        aria-label={t('map.cluster', { count: markers.length })}
        className={styles.bubble}
        data-kind="step2"
        onClick={onOpen}
        type="button"
      >
        {markers.length}
      </button>
    );
  }
  const { gdsUid, gdsNm, lang, gdsTycd, gdsCategoryCd, openState } = marker;
  const isOff = openState === 'HOLIDAY';
  return (
    <button
      aria-pressed={gdsUid === chosen}
      className={styles.bubble}
      data-kind={isOff ? 'closed' : 'step1'}
      lang={lang}
      onClick={() => onChoose(gdsUid)}
      type="button"
    >
      <Icon of={gdsTycd === stayType ? BedDouble : categoryIcon(gdsCategoryCd)} size={20} />
      <span className={styles.name}>{isOff ? t('map.offName', { name: gdsNm }) : gdsNm}</span>
    </button>
  );
}
