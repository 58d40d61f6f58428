import { MessageBar } from '@haesol/kit';
import * as uiTexts from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import type { ReactNode } from 'react';
import { CallError } from '../http/errors.ts';
import styles from './FailureMessage.module.css';

export interface FailureMessageProps {
  /** Nothing is drawn without one. */
  readonly failure: Error | null | undefined;
  /** In place of the server's words. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** What a call was refused with, in its words, with the number that support can look up. */
export function FailureMessage({ failure, children, action }: FailureMessageProps) {
  const say = useKitText();
  if (failure === null || failure === undefined) return null;
  const { message, requestId } =
    failure instanceof CallError ? failure : { message: say(uiTexts.errorText), requestId: undefined };
  return (
    <MessageBar action={action} kind="danger" live="assertive">
      {children ?? message}
      {requestId === undefined ? null : <p className={styles.number}>{`${say(uiTexts.requestId)} ${requestId}`}</p>}
    </MessageBar>
  );
}
