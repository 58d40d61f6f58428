import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** Label for screen readers; omit if a text is beside it. */
  label?: string | undefined;
  /** @default 'small' */
  size?: 'small' | 'large';
}

/** Open ring that rotates during an operation; static with reduced motion. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size}>
      <span aria-hidden="true" className={styles.ring} />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
