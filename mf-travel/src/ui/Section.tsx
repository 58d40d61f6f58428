import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** Id for links to it. */
  readonly anchor?: string;
  /** section: 22 px · large: 28 px, for a section that is a separate service. @default 'section' */
  readonly titleSize?: 'section' | 'large';
  /** One sentence beside or below the title. */
  readonly lead?: ReactNode;
  /** Filters after the title; on small phones in a separate row. */
  readonly filters?: ReactNode;
  /** Link or buttons at its end. */
  readonly action?: ReactNode;
  /** False above a table, which has its own line. @default true */
  readonly isRuled?: boolean;
  readonly children: ReactNode;
}

/** Section of a page below a ruled heading. */
export function Section({
  title,
  anchor,
  titleSize = 'section',
  lead,
  filters,
  action,
  isRuled = true,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} id={anchor}>
      <div className={styles.frame}>
        <div className={styles.head} data-ruled={isRuled || undefined}>
          <h2 className={styles.title} data-size={titleSize} id={id}>
            {title}
          </h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {filters !== undefined && <div className={styles.filters}>{filters}</div>}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </div>
      {children}
    </section>
  );
}
