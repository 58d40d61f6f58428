import type { ReactNode } from 'react';
import styles from './PanelHead.module.css';

export interface PanelHeadProps {
  /** Number of the step. */
  readonly number: 1 | 2 | 3;
  readonly children: ReactNode;
  /** Beside the heading, e.g. a count. */
  readonly note?: ReactNode;
}

export function PanelHead({ number, children, note }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <span aria-hidden="true" className={styles.number}>
        {number}
      </span>
      <h2 className={styles.title}>{children}</h2>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
