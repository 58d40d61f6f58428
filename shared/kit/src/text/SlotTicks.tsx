import styles from './SlotTicks.module.css';

export interface SlotTicksProps {
  /** Slots of a day in their order; true if free. */
  slots: readonly boolean[];
  className?: string | undefined;
}

const width = 4;
const pitch = 5;
const height = 10;

const toPath = (slots: readonly boolean[], isFree: boolean) =>
  slots.flatMap((slot, at) => (slot === isFree ? `M${at * pitch} 0h${width}v${height}h-${width}z` : [])).join('');

/**
 * A stroke for each slot of a day, coloured if free; decorative, because the text beside it has the same information. Drawn as
 * two paths: an element for each stroke made up a sixth of the home page.
 */
export function SlotTicks({ slots, className }: SlotTicksProps) {
  const all = slots.length * pitch - (pitch - width);
  return (
    <svg
      aria-hidden="true"
      className={className === undefined ? styles.ticks : `${styles.ticks} ${className}`}
      height={height}
      preserveAspectRatio="none"
      viewBox={`0 0 ${all} ${height}`}
      width={all}
    >
      <path className={styles.taken} d={toPath(slots, false)} />
      <path className={styles.free} d={toPath(slots, true)} />
    </svg>
  );
}
