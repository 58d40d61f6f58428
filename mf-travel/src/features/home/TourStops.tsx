import { useText } from '@haesol/remote/lifecycle';
import styles from './TourStops.module.css';

const firstStops = 4;

/** First stops of a tour on a line, and the number of further ones. */
export function TourStops({ names }: { readonly names: readonly string[] }) {
  const t = useText();
  const rest = names.length - firstStops;
  return (
    <div className={styles.frame}>
      <ol className={styles.stops}>
        {names.slice(0, firstStops).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {rest > 0 && <li className={styles.rest}>{t('tours.otherStops', { count: rest })}</li>}
      </ol>
    </div>
  );
}
