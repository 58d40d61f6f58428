import type { ContentBlock } from '@haesol/contracts/common';
import type { ReactNode } from 'react';
import styles from './ContentFacts.module.css';

export interface ContentFactsProps {
  readonly block: Extract<ContentBlock, { type: 'facts' }>;
  /** Actions. */
  readonly verbs?: ReactNode;
}

/** Fact sheet of a page: beside the other blocks if there is space, otherwise among them. */
export function ContentFacts({ block: { title, items, note }, verbs }: ContentFactsProps) {
  return (
    <aside aria-label={title} className={styles.column}>
      <div className={styles.sheet}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.facts}>
          {items.map(({ term, value }) => (
            <div className={styles.fact} key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {verbs}
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
    </aside>
  );
}
