import { useText } from '@haesol/remote/lifecycle';
import styles from './HourLine.module.css';

/** Hour of the first admission in the example. */
const firstHour = 10;

/** One mark per hour: the hours count from the first admission. */
export function HourLine({ hours }: { readonly hours: number }) {
  const t = useText();
  const ticks = Array.from({ length: hours }, (_, index) => index);
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.line}>
        <span className={styles.before}>{t('passes.notCounted')}</span>
        <span className={styles.hours} style={{ gridTemplateColumns: `repeat(${hours}, minmax(0, 1fr))` }}>
          {ticks.map((tick) => (
            <i className={styles.tick} data-night={(firstHour + tick) % 24 < 6 || undefined} key={tick} />
          ))}
        </span>
      </div>
      <figcaption className={styles.words}>
        <span>{t('passes.bought')}</span>
        <span className={styles.ends}>
          <span>{t('passes.firstEntry', { hour: firstHour })}</span>
          <span>{t('passes.lastEntry', { count: hours / 24, hour: firstHour })}</span>
        </span>
      </figcaption>
    </figure>
  );
}
