import type { Equipment } from '@haesol/contracts/lab';
import { EquipmentCard } from './EquipmentCard.tsx';
import styles from './EquipmentGrid.module.css';

export interface EquipmentGridProps {
  readonly equipment: readonly Equipment[];
  /** It answers an earlier filter. */
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
