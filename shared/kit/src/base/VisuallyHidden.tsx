import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  /** What only assistive technology reads. */
  children: ReactNode;
}

/** Text for screen readers alone; the element that holds it must be positioned. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
