import { MessageBar } from '@haesol/kit';
import * as uiTexts from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import type { ReactNode } from 'react';
import { CallError, ServerError } from '../http/errors.ts';
import styles from './FailureMessage.module.css';

export interface FailureMessageProps {
  /** Renders nothing if absent. */
  readonly failure: Error | null | undefined;
  /** Replaces the server's message. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** Message of a failed call. A failure of the server has its request number for support; a refusal says itself what to do. */
export function FailureMessage({ failure, children, action }: FailureMessageProps) {
  const say = useKitText();
  if (failure === null || failure === undefined) return null;
  const message = failure instanceof CallError ? failure.message : say(uiTexts.errorText);
  const requestId = failure instanceof ServerError ? failure.requestId : undefined;
  return (
    <MessageBar action={action} kind="danger" live="assertive">
      <div>{children ?? message}</div>
      {requestId === undefined ? null : <p className={styles.number}>{`${say(uiTexts.requestId)} ${requestId}`}</p>}
    </MessageBar>
  );
}
