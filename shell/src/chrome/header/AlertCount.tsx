import { messages } from '../../messages.ko.ts';
import styles from './AlertCount.module.css';

/** Number of unread notices, beside an accessible name that includes it. */
export function AlertCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} aria-hidden>
      {count > 99 ? messages.header.manyAlerts : count}
    </span>
  );
}
