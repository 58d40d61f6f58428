import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** What is going on, for screen readers; leave out where the words stand beside it. */
  label?: string | undefined;
  /** @default 'small' */
  size?: 'small' | 'large';
}

/** An open ring that turns while work goes on; it stands still where motion is unwanted. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size}>
      <span aria-hidden="true" className={styles.ring} />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
