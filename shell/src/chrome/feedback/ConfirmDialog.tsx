import type { ConfirmQuestion } from '@haesol/shared/shell-api';
import { useId } from 'react';
import { ChromeButton } from '../ChromeButton.tsx';
import { useModalDialog } from '../useModalDialog.ts';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Null while nothing is asked. */
  question: ConfirmQuestion | null;
  /** Esc and the veil answer false. */
  onAnswer: (yes: boolean) => void;
}

/** A question with two equal verbs, the safe one first (APG "Alert Dialog"). */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useModalDialog(question !== null, () => onAnswer(false));
  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={question?.text ? `${id}text` : undefined}
    >
      {question && (
        <div className={styles.content}>
          <h2 id={`${id}title`} className={styles.title}>
            {question.title}
          </h2>
          {question.text && (
            <p id={`${id}text`} className={styles.text}>
              {question.text}
            </p>
          )}
          <div className={styles.actions}>
            <ChromeButton size="form" onClick={() => onAnswer(false)}>
              {question.no}
            </ChromeButton>
            <ChromeButton size="form" look={question.danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {question.yes}
            </ChromeButton>
          </div>
        </div>
      )}
    </dialog>
  );
}
