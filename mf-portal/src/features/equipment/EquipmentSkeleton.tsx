import { VisuallyHidden } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './EquipmentSkeleton.module.css';
import { equipmentListState } from './equipmentListState.ts';

/** The grid before it comes, with the drawings' places. */
export function EquipmentSkeleton() {
  const t = useText();
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('equipment.loading')}</VisuallyHidden>
      {Array.from({ length: equipmentListState.defaults.pageSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without anything in them have no other name
        <div aria-hidden="true" className={styles.card} key={index}>
          <span className={styles.drawing} />
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
        </div>
      ))}
    </div>
  );
}
