import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ToastList.module.css';
import { uiTexts } from './texts.ts';

export interface ToastItem {
  id: string;
  kind: 'done' | 'info' | 'error';
  text: string;
  /** One way on; a toast with one stays until it is used or closed (WCAG 2.2.1). */
  action?: { readonly label: string; run(): void } | undefined;
}

export interface ToastProps {
  toast: ToastItem;
  /** Milliseconds after which a toast without an action goes; it waits while the pointer or the focus is on it. */
  durationMs: number;
  onDismiss: (id: string) => void;
}

const kindIcons = { done: CircleCheck, info: Info, error: CircleAlert };

/** One short message that floats above the page. */
export function Toast({ toast, durationMs, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { id, kind, text, action } = toast;
  const goesByItself = action === undefined && kind !== 'error';

  useEffect(() => {
    if (!goesByItself || isHeld) {
      return;
    }
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [goesByItself, isHeld, id, durationMs, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock; nothing is done here.
    <div
      className={styles.toast}
      data-kind={kind}
      onBlur={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <Icon of={kindIcons[kind]} size={22} />
      <p className={styles.text}>{text}</p>
      {action === undefined ? null : (
        <button
          className={styles.action}
          onClick={() => {
            action.run();
            onDismiss(id);
          }}
          type="button"
        >
          {action.label}
        </button>
      )}
      <button
        aria-label={uiTexts.close}
        className={styles.action}
        data-close=""
        onClick={() => onDismiss(id)}
        type="button"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
