import { Button, Icon } from '@haesol/kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { messages } from '../../messages.ko.ts';
import { useOffline } from '../useOffline.ts';
import styles from './RemoteFallback.module.css';

export interface RemoteFallbackProps {
  /** What the registry says about a remote that is off. @default '이 영역을 불러오지 못했습니다.' */
  notice?: string | null | undefined;
  /** Absent where trying again is of no use. */
  onRetry?: (() => void) | undefined;
}

/** Stands where a remote would, while header, menus and footer go on working. Tries again by itself once a lost network is back. */
export function RemoteFallback({ notice, onRetry }: RemoteFallbackProps) {
  useOffline(() => onRetry?.());
  return (
    <div className={styles.place} role="alert">
      <span className={styles.sign}>
        <Icon of={CircleAlert} size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{notice ?? messages.error.remote}</p>
        <p className={styles.hint}>{messages.error.remoteHint}</p>
      </div>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {messages.error.retry}
        </Button>
      )}
    </div>
  );
}
