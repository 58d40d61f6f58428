import type { KeyboardEvent } from 'react';
import { Spinner } from '../base/Spinner.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { useModal } from '../dialog/useModal.ts';
import styles from './LoadingOverlay.module.css';

export interface LoadingOverlayProps {
  /** The caller keeps the overlay open for at least 200 ms. */
  open: boolean;
  /** @default "처리 중입니다." */
  label?: string | undefined;
}

/** Blocks the page during an operation that must not be interrupted; ignores Esc, and returns the focus afterwards. */
export function LoadingOverlay({ open, label }: LoadingOverlayProps) {
  const say = useKitText();
  const words = label ?? say(uiTexts.busy);
  const modal = useModal(open, ignore);

  // Browsers let a second Esc close a dialog whose `cancel` was prevented, unless the key itself is prevented.
  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Escape') event.preventDefault();
    modal.onKeyDown(event);
  }

  return (
    <dialog {...modal} aria-busy={open} aria-label={words} className={styles.overlay} onKeyDown={handleKeyDown}>
      {open ? (
        <div className={styles.content} role="status">
          <Spinner size="large" />
          <p className={styles.label}>{words}</p>
        </div>
      ) : null}
    </dialog>
  );
}

function ignore(): void {
  // Only the end of the operation closes the overlay.
}
