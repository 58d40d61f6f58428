import { Spinner } from '@haesol/kit';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ko.ts';
import { mainId } from '../page/SkipLinks.tsx';
import styles from './LoadLayout.module.css';

export interface LoadLayoutProps {
  /** @default '잠시만 기다려 주세요.' */
  text?: string | undefined;
  /** Added content, e.g. links to leave after a long wait. */
  children?: ReactNode;
}

/** Layout while an operation is pending. */
export function LoadLayout({ text = messages.loading.page, children }: LoadLayoutProps) {
  return (
    <main id={mainId} className={styles.place} tabIndex={-1}>
      <div className={styles.words} role="status">
        <span className={styles.sign}>
          <Spinner size="large" />
        </span>
        <h1 className={styles.text}>{text}</h1>
      </div>
      {children}
    </main>
  );
}
