import { useText } from '@haesol/remote/lifecycle';
import styles from './bubble.module.css';

interface TownBubbleProps {
  readonly name: string;
  readonly count: number;
  onChoose(): void;
}

/** Town with its number of places. */
export function TownBubble({ name, count, onChoose }: TownBubbleProps) {
  const t = useText();
  return (
    <button className={styles.town} onClick={onChoose} type="button">
      <b>{name}</b>
      <span>{t('home.places', { count })}</span>
    </button>
  );
}
