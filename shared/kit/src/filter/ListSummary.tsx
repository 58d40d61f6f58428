import type { ReactNode } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './ListSummary.module.css';

export interface ListSummaryProps {
  /** Total number of items. */
  total: number;
  /** Current page, from 1; omit for a list without pagination. */
  page?: number | undefined;
  pageCount?: number | undefined;
  /** Content at the other end, e.g. the page size. */
  children?: ReactNode;
}

/** "전체 128건 1/13쪽" above a list; announced when a filter changes it. */
export function ListSummary({ total, page, pageCount, children }: ListSummaryProps) {
  const say = useKitText();
  return (
    <div className={styles.summary}>
      <p className={styles.words} role="status">
        {say(uiTexts.totalBefore)}
        <span className={styles.total}>{total.toLocaleString('en-US')}</span>
        {say(uiTexts.totalAfter)}
        {page === undefined || pageCount === undefined ? null : (
          <span className={styles.page}>{say(uiTexts.pageOf, { page, pageCount: Math.max(pageCount, 1) })}</span>
        )}
      </p>
      {children}
    </div>
  );
}
