import { Button, IconButton, KitLink, useModal, VisuallyHidden } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { messages } from '../../messages.ko.ts';
import styles from './AlertPanel.module.css';

interface ShownAlert {
  readonly ntfUid: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Language of both texts; null or absent if it is not known. */
  readonly locale?: string | null;
  readonly readYn: 'Y' | 'N';
  readonly createdDt: string;
}

export interface AlertPanelProps {
  open: boolean;
  /** Undefined before the first load. */
  list: readonly ShownAlert[] | undefined;
  hasFailed: boolean;
  unread: number;
  /** Language of the page. */
  locale: string;
  onClose: () => void;
  /** Called when a link is followed. */
  onFollow: (ntfUid: string) => void;
  onReadAll: () => void;
  onRetry: () => void;
}

/** Panel of the member's alerts, newest first (APG "Dialog (Modal)"). */
export function AlertPanel(props: AlertPanelProps) {
  const { open, list, hasFailed, unread, locale, onClose, onFollow, onReadAll, onRetry } = props;
  const id = useId();
  const modal = useModal(open, onClose, { closesOnBackdrop: true });
  return (
    <dialog {...modal} aria-labelledby={`${id}title`} className={styles.panel}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} id={`${id}title`}>
              {messages.header.alerts}
            </h2>
            {unread > 0 && (
              <Button onClick={onReadAll} size="small">
                {messages.alerts.readAll}
              </Button>
            )}
            <IconButton iconSize={24} icon={X} label={messages.alerts.close} onClick={onClose} />
          </div>
          {list === undefined && !hasFailed && <p className={styles.empty}>{messages.alerts.loading}</p>}
          {hasFailed && (
            <p className={styles.empty} role="alert">
              {messages.alerts.failed}
              <Button onClick={onRetry} size="small">
                {messages.alerts.retry}
              </Button>
            </p>
          )}
          {list?.length === 0 && <p className={styles.empty}>{messages.alerts.none}</p>}
          <ul className={styles.list}>
            {list?.map((alert) => (
              <li key={alert.ntfUid}>
                <KitLink
                  className={styles.item}
                  data-look={alert.readYn === 'N' ? 'unread' : undefined}
                  href={alert.link}
                  onClick={() => onFollow(alert.ntfUid)}
                >
                  <b lang={alert.locale ?? undefined}>{alert.title}</b>
                  {alert.readYn === 'N' && <VisuallyHidden>{messages.alerts.unread}</VisuallyHidden>}
                  <span lang={alert.locale ?? undefined}>{alert.text}</span>
                  <time className={styles.date} dateTime={alert.createdDt}>
                    {formatDateTime(alert.createdDt, locale)}
                  </time>
                </KitLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}
