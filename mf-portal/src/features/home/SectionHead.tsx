import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  readonly title: string;
  readonly titleId?: string;
  /** Filters beside the title. */
  readonly children?: ReactNode;
  /** Link to the whole list. */
  readonly more?: ReactNode;
}

/** Title of a section with filters and link. */
export function SectionHead({ title, titleId, children, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.filters}>{children}</div>}
      {more !== undefined && <span className={styles.more}>{more}</span>}
    </div>
  );
}
