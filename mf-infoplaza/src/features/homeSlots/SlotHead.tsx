import type { ReactNode } from 'react';
import styles from './SlotHead.module.css';

export interface SlotHeadProps {
  readonly title: string;
  /** Link to the whole list, if there are no controls before it. */
  readonly children?: ReactNode;
}

/** Header of a section on the home page. */
export function SlotHead({ title, children }: SlotHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <span className={styles.more}>{children}</span>}
    </div>
  );
}
