import type { ReactElement, ReactNode } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { RidgeDrawing } from '../card/RidgeDrawing.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateWords {
  /** @default "등록된 게시물이 없습니다." */
  title?: ReactNode;
  /** Suggestion. */
  text?: ReactNode;
}

/** A link or button is required; only the small form may omit it. */
export type EmptyStateProps = EmptyStateWords &
  (
    | {
        /** `large`: the page has no other content, as after a search without hits. */
        size?: 'full' | 'large';
        /** Buttons or links to continue. */
        children: ReactElement | readonly (ReactElement | false)[];
      }
    | {
        /** `small`: in a dialog, a panel or a section with an action in its header or footer. */
        size: 'small';
        children?: ReactNode;
      }
  );

/**
 * Empty state: a sentence and a suggestion, under the ridge line.
 * @example
 * <EmptyState text="보유한 쿠폰이 없습니다."><LinkButton href={paths.promotions}>쿠폰 받기</LinkButton></EmptyState>
 */
export function EmptyState({ title, text, size = 'full', children }: EmptyStateProps) {
  const say = useKitText();
  return (
    <div className={styles.empty} data-size={size}>
      <RidgeDrawing />
      <p className={styles.title}>{title ?? say(uiTexts.emptyTitle)}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </div>
  );
}
