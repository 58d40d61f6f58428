import { useText } from '@haesol/shared/lifecycle';
import { VisuallyHidden } from '@haesol/shared/ui';
import styles from './AttractionSkeleton.module.css';

const placeCount = 8;

/** The grid before it comes, with the pictures' places. */
export function AttractionSkeleton() {
  const t = useText();
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('attractions.loading')}</VisuallyHidden>
      {Array.from({ length: placeCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without anything in them have no other name
        <div aria-hidden="true" className={styles.card} key={index}>
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
