import { VisuallyHidden } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './EquipmentSkeleton.module.css';
import { equipmentListState } from './equipmentListState.ts';

/** Loading state of the grid, with placeholders for the drawings. */
export function EquipmentSkeleton() {
  const t = useText();
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('equipment.loading')}</VisuallyHidden>
      {Array.from({ length: equipmentListState.defaults.pageSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty cards are all alike and have no other key
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
