import type { EquipmentDetail } from '@haesol/contracts/lab';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import styles from './HeldSlots.module.css';
import { useDuration } from './SumRows.tsx';
import type { Held } from './useHold.ts';

export interface HeldSlotsProps {
  readonly device: EquipmentDetail;
  readonly held: Held;
}

/** Slots of the hold, shown in the form. */
export function HeldSlots({ device, held: { day, sum } }: HeldSlotsProps) {
  const toDuration = useDuration();
  return (
    <p className={styles.held}>
      <b>{device.eqNm}</b>
      <span>{`${formatDay(day)} ${sum.start}–${sum.end}`}</span>
      <span>{`${toDuration(sum.minutes)} · ${formatKrw(sum.amount)}`}</span>
    </p>
  );
}
