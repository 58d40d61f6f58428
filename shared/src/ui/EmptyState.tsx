import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { RidgeDrawing } from './RidgeDrawing.tsx';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';

export interface EmptyStateProps {
  /** @default "등록된 게시물이 없습니다." */
  title?: ReactNode;
  /** What to try. */
  text?: ReactNode;
  /** Buttons or links that lead on. */
  children?: ReactNode;
}

/** Nothing to list: a sentence and what to try, under the ridge line. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  const say = useKitText();
  return (
    <div className={styles.empty}>
      <RidgeDrawing />
      <p className={styles.title}>{title ?? say(uiTexts.emptyTitle)}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
