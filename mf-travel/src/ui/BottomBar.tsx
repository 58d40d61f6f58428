import type { ReactNode } from 'react';
import { About } from './About.tsx';
import styles from './BottomBar.module.css';

/**
 * Sum and button at the bottom of narrow screens; wide ones have them at the side. Sticks along its parent, which is no grid, and
 * replaces the quick links.
 */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {children}
    </div>
  );
}

export interface SumBarProps {
  readonly note: string;
  readonly sum: string;
  readonly won: number;
  /** Link or button. */
  readonly children: ReactNode;
}

/** Bar with the sum beside the button. */
export function SumBar({ note, sum, won, children }: SumBarProps) {
  return (
    <BottomBar>
      <div className={styles.row}>
        <p className={styles.words}>
          <span>{note}</span>
          <b>{sum}</b>
          <About won={won} />
        </p>
        {children}
      </div>
    </BottomBar>
  );
}
