import { IconButton } from '@haesol/kit';
import Bell from 'lucide-react/icons/bell';
import { messages } from '../../messages.ko.ts';
import type { ChromeAlerts } from '../chromeTypes.ts';
import styles from './AlertButton.module.css';
import { AlertCount } from './AlertCount.tsx';

/** Bell without text, for narrow headers. */
export function AlertButton({ alerts }: { alerts: ChromeAlerts }) {
  return (
    <span className={styles.place}>
      <IconButton
        iconSize={24}
        icon={Bell}
        label={messages.header.alertsWithCount(alerts.count)}
        onClick={alerts.onOpen}
      />
      <span className={styles.count}>
        <AlertCount count={alerts.count} />
      </span>
    </span>
  );
}
