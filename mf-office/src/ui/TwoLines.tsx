import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';

/** Cell with a second, smaller line, which may be empty. */
export function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={styles.cell}>
      <span>{first}</span>
      {second === '' ? null : <span className={styles.second}>{second}</span>}
    </span>
  );
}
