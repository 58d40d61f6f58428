import { Button, Icon } from '@haesol/kit';
import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { messages } from '../../messages.ko.ts';
import { useOffline } from '../useOffline.ts';
import styles from './RemoteFallback.module.css';

export interface RemoteFallbackProps {
  /** Notice of a disabled remote in the registry. @default '이 영역을 불러오지 못했습니다.' */
  notice?: string | null | undefined;
  /** Absent if a retry is useless. */
  onRetry?: (() => void) | undefined;
}

/** Fallback for a remote, while header, menus and footer keep working. Retries automatically when the network returns. */
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
