import { useEffect, useRef } from 'react';
import { Toast, type ToastItem } from './Toast.tsx';
import styles from './ToastList.module.css';
import { uiTexts } from './texts.ts';

export interface ToastListProps {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  /** Keep it the same function between renders: each toast's clock starts anew when it changes. */
  onDismiss: (id: string) => void;
  /** @default 6000 */
  durationMs?: number;
}

/** The toasts of the site; mounted once, by the shell, before the first message (it is a live region). */
export function ToastList({ toasts, onDismiss, durationMs = 6000 }: ToastListProps) {
  const list = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // A popover lies above open dialogs; showing it again for each message puts it on top of those opened since.
  useEffect(() => {
    const element = list.current;
    if (element === null || typeof element.showPopover !== 'function') {
      return;
    }
    if (element.matches(':popover-open')) {
      element.hidePopover();
    }
    if (newest !== undefined) {
      element.showPopover();
    }
  }, [newest]);

  return (
    <div
      aria-label={uiTexts.notifications}
      aria-live="polite"
      className={styles.list}
      popover="manual"
      ref={list}
      role="log"
    >
      {toasts.map((toast) => (
        <Toast durationMs={durationMs} key={toast.id} onDismiss={onDismiss} toast={toast} />
      ))}
    </div>
  );
}
