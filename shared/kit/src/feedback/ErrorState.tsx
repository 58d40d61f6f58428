import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** @default "정보를 불러오지 못했습니다." */
  title?: ReactNode;
  /** @default "잠시 후 다시 시도해 주세요." */
  text?: ReactNode;
  /** Retries; shows [다시 시도]. */
  onRetry?: (() => void) | undefined;
  /** The retry is pending. */
  retrying?: boolean | undefined;
  /** Request number for support. */
  requestId?: string | undefined;
  /** Further actions, such as a link to the list. */
  children?: ReactNode;
}

/** Error message in place of content that could not be loaded. */
export function ErrorState({ title, text, onRetry, retrying = false, requestId, children }: ErrorStateProps) {
  const say = useKitText();
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>{title ?? say(uiTexts.errorTitle)}</p>
      <p className={styles.text}>{text ?? say(uiTexts.errorText)}</p>
      {requestId === undefined ? null : <p className={styles.text}>{`${say(uiTexts.requestId)} ${requestId}`}</p>}
      <div className={styles.actions}>
        {onRetry ? (
          <Button busy={retrying} icon={RotateCw} onClick={onRetry}>
            {say(uiTexts.retry)}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}
