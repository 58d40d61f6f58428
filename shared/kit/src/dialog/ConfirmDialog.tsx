import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** The object in words: what exactly it is about. */
  text?: ReactNode;
  /** The consequence, in smaller grey. */
  note?: ReactNode;
  /** Verb of the button that does it ("예약 취소"), never a bare yes. */
  yes: string;
  /** Verb of the button that leaves things as they are ("돌아가기"); it gets the focus, and Esc means it. */
  no: string;
  /** It cannot be undone. */
  danger?: boolean | undefined;
  /** The work of `yes` is under way. */
  busy?: boolean | undefined;
  onYes: () => void;
  onNo: () => void;
  /** What Esc means where it is not `no`; the button of `yes` then has the focus. */
  onDismiss?: (() => void) | undefined;
}

/** A question with two verbs, the safe one left and focused (APG: Alert Dialog). */
export function ConfirmDialog({
  open,
  title,
  text,
  note,
  yes,
  no,
  danger = false,
  busy = false,
  onYes,
  onNo,
  onDismiss,
}: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  const yesButton = useRef<HTMLButtonElement>(null);
  const modal = useModal(open, onDismiss ?? onNo, { initialFocus: onDismiss === undefined ? undefined : yesButton });
  return (
    <dialog {...modal} aria-describedby={textId} aria-labelledby={titleId} className={styles.dialog} role="alertdialog">
      {open ? (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          </div>
          <div id={textId}>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
          <div className={styles.foot}>
            <Button disabled={busy} onClick={onNo} size="form">
              {no}
            </Button>
            <Button ref={yesButton} busy={busy} onClick={onYes} size="form" variant={danger ? 'danger' : 'primary'}>
              {yes}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
