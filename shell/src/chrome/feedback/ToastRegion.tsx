import { Icon, VisuallyHidden } from '@haesol/kit';
import type { ToastMessage } from '@haesol/remote/shell-api';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ko.ts';
import { makeFootRoom } from './footRoom.ts';
import { ModalLiveRegion } from './ModalLiveRegion.tsx';
import styles from './ToastRegion.module.css';

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  /** Called on × or the action. The caller controls how long a toast stays. */
  onDismiss: (id: string) => void;
}

const signs = { done: CircleCheck, info: Info, error: TriangleAlert };

function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: string) => void }) {
  const { id, kind, text, lang, action } = toast;
  const handleAction = () => {
    action?.run();
    onDismiss(id);
  };
  return (
    <li className={styles.toast} data-kind={kind}>
      <Icon of={signs[kind]} />
      <VisuallyHidden>{messages.toast.kinds[kind]}</VisuallyHidden>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {action && (
        <button type="button" className={styles.action} lang={lang} onClick={handleAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={messages.toast.dismiss} onClick={() => onDismiss(id)}>
        <Icon of={X} />
      </button>
    </li>
  );
}

/**
 * Confirmations and background failures, above everything except bars at the bottom: a popover, raised again for each new toast.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1);
  const newestId = newest?.id;
  const urgency = newest?.kind === 'error' ? 'assertive' : 'polite';

  useEffect(() => {
    const element = region.current;
    if (element === null || newestId === undefined) return;
    // Older browsers have no popovers; there open dialogs cover the region.
    const hasPopovers = typeof element.showPopover === 'function';
    if (hasPopovers) element.showPopover();
    const takeBack = makeFootRoom(element);
    return () => {
      takeBack();
      if (hasPopovers) element.hidePopover();
    };
  }, [newestId]);

  return (
    <>
      <div role="status">
        <VisuallyHidden>{newest?.kind === 'error' ? '' : newest?.text}</VisuallyHidden>
      </div>
      <div role="alert">
        <VisuallyHidden>{newest?.kind === 'error' ? newest.text : ''}</VisuallyHidden>
      </div>
      <ModalLiveRegion key={newestId} message={newest?.text ?? ''} urgency={urgency} />
      <section ref={region} className={styles.region} popover="manual" aria-label={messages.toast.region}>
        {toasts.length > 0 && (
          <ul className={styles.list}>
            {toasts.map((toast) => (
              <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
