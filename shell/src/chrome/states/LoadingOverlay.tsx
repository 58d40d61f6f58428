import { messages } from '../messages.ko.ts';
import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingOverlayProps {
  open: boolean;
  /** @default '처리하고 있습니다.' */
  text?: string | undefined;
}

/** Covers the page while an action blocks it. Always in the tree, so that its words are announced. */
export function LoadingOverlay({ open, text = messages.loading.overlay }: LoadingOverlayProps) {
  return (
    <div className={styles.place} data-open={open} role="status">
      {open && (
        <div className={styles.box}>
          <Spinner />
          <p>{text}</p>
        </div>
      )}
    </div>
  );
}
