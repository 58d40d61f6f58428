import type { KeyboardEvent } from 'react';
import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';
import { uiTexts } from './texts.ts';
import { useModal } from './useModal.ts';

export interface LoadingOverlayProps {
  /** The 200 ms for which it stays at least are kept by whoever opens it. */
  open: boolean;
  /** @default "처리 중입니다." */
  label?: string | undefined;
}

/** Blocks the page while something must not be interrupted; Esc does nothing and the focus comes back afterwards. */
export function LoadingOverlay({ open, label = uiTexts.busy }: LoadingOverlayProps) {
  const { ref, handleCancel } = useModal(open, ignore);

  // Browsers let a second Esc close a dialog whose `cancel` was refused, unless the key itself is refused.
  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Escape') {
      event.preventDefault();
    }
  }

  return (
    <dialog
      aria-busy={open}
      aria-label={label}
      className={styles.overlay}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      ref={ref}
    >
      {open ? (
        <div className={styles.content} role="status">
          <Spinner size="large" />
          <p className={styles.label}>{label}</p>
        </div>
      ) : null}
    </dialog>
  );
}

function ignore(): void {
  // Only the work itself ends the overlay.
}
