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
        {names.slice(0, firstStops).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops keep their order, and two may be at one place
          <li key={at}>{name}</li>
        ))}
        {rest > 0 && <li className={styles.rest}>{t('tours.otherStops', { count: rest })}</li>}
      </ol>
    </div>
  );
}
