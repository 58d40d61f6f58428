import type { Equipment } from '@haesol/contracts/lab';
import { EquipmentCard } from './EquipmentCard.tsx';
import styles from './EquipmentGrid.module.css';

export interface EquipmentGridProps {
  readonly equipment: readonly Equipment[];
  /** Shows the result of the previous filter. */
  readonly isStale: boolean;
}

export function EquipmentGrid({ equipment, isStale }: EquipmentGridProps) {
  return (
    <ul className={styles.grid} data-stale={isStale || undefined}>
      {equipment.map((item, index) => (
        <li className={styles.item} key={item.eqUid}>
          <EquipmentCard equipment={item} index={index} />
        </li>
      ))}
    </ul>
  );
}
