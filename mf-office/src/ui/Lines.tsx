import type { ReactNode } from 'react';
import styles from './Lines.module.css';

/** Typed text, with its line breaks. */
export function Lines({ children }: { readonly children: ReactNode }) {
  return <span className={styles.lines}>{children}</span>;
}
