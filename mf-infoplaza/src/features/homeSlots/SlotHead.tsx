import type { ReactNode } from 'react';
import styles from './SlotHead.module.css';

export interface SlotHeadProps {
  readonly title: string;
  /** Way to the whole list, where no controls stand before it. */
  readonly children?: ReactNode;
}

/** Head of a section that stands on the home page. */
export function SlotHead({ title, children }: SlotHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <span className={styles.more}>{children}</span>}
    </div>
  );
}
