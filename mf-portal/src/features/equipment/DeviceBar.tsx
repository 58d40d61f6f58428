import { useFormats, useText } from '@haesol/remote/lifecycle';
import { BookLink } from './BookLink.tsx';
import styles from './DeviceBar.module.css';
import type { DeviceViewProps } from './DeviceView.tsx';
import { findSoonest } from './deviceRules.ts';

/** Booking button with the first free time. */
export function DeviceBar({ device }: DeviceViewProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const soonest = findSoonest(device);
  return (
    <div className={styles.next}>
      {soonest !== undefined && (
        <p className={styles.soonest}>
          {t('device.soonest')}
          <b>{`${formatShortDay(soonest.date)} ${soonest.start}`}</b>
        </p>
      )}
      <BookLink device={device} />
    </div>
  );
}
