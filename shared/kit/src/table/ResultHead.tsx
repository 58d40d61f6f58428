import type { ReactNode } from 'react';
import { TextLink } from '../button/TextLink.tsx';
import { Select, type SelectOption } from '../field/Select.tsx';
import styles from './ResultHead.module.css';

export interface ResultHeadProps {
  /** Total, the number in `<b>`, or a text while it is counted. Announced when it changes. */
  count: ReactNode;
  /** Address without filters; undefined if no filter is active. */
  resetHref: string | undefined;
  resetLabel: string;
  sortLabel: string;
  sorts: readonly SelectOption[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Heading of filtered results: total and order. */
export function ResultHead({ count, resetHref, resetLabel, sortLabel, sorts, sort, onSort }: ResultHeadProps) {
  return (
    <div className={styles.head}>
      <h2 aria-atomic="true" aria-live="polite" className={styles.count}>
        {count}
      </h2>
      {resetHref === undefined ? null : <TextLink href={resetHref}>{resetLabel}</TextLink>}
      <div className={styles.sort}>
        <Select
          hideLabel
          label={sortLabel}
          onChange={(event) => onSort(event.target.value)}
          options={sorts}
          size="small"
          value={sort}
        />
      </div>
    </div>
  );
}
