import type { ReactNode } from 'react';
import styles from './RefundFrame.module.css';

export interface RefundFrameProps {
  /** Headings of the columns; cells after the first are aligned at their end. */
  readonly columns: readonly string[];
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** Refund table, which scrolls itself if it is too wide. */
export function RefundFrame({ columns, children }: RefundFrameProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
