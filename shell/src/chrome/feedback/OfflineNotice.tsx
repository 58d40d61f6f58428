import { Icon } from '@haesol/kit';
import WifiOff from 'lucide-react/icons/wifi-off';
import { messages } from '../../messages.ko.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  open: boolean;
}

/** Says that there is no network, over a page that otherwise stays as it is. The region is there before its text, so that it is read out. */
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
