import { Icon } from '@haesol/kit';
import WifiOff from 'lucide-react/icons/wifi-off';
import { messages } from '../../messages.ko.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  open: boolean;
}

/**
 * Shows that there is no network, above a page that otherwise stays usable. The region exists before its text, so that it is
 * announced.
 */
export function OfflineNotice({ open }: OfflineNoticeProps) {
  return (
    <div className={styles.place} role="status">
      {open && (
        <p className={styles.notice}>
          <Icon of={WifiOff} />
          <span>{messages.network.gone}</span>
        </p>
      )}
    </div>
  );
}
