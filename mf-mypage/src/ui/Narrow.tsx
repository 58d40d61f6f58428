import type { ReactNode } from 'react';
import styles from './Narrow.module.css';

export interface NarrowProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** Single-column page in the layout `clean`: heading, a sentence, one action. */
export function Narrow({ title, lead, children }: NarrowProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Buttons side by side, the safe one first. */
export function NarrowActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
