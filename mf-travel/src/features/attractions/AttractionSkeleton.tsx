import { VisuallyHidden } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './AttractionSkeleton.module.css';

const cardCount = 8;

/** Loading state of the attractions: empty cards in the layout of the grid. */
export function AttractionSkeleton() {
  const t = useText();
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('attractions.loading')}</VisuallyHidden>
      {Array.from({ length: cardCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty cards are all alike and have no other key
        <div aria-hidden="true" className={styles.card} key={index}>
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
