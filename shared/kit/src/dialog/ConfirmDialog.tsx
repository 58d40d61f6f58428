import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Question. */
  title: ReactNode;
  /** Affected object. */
  text?: ReactNode;
  /** Consequence, in smaller grey text. */
  note?: ReactNode;
  /** Label of the confirming button, a verb ("예약 취소"), never a bare yes. */
  yes: string;
  /** Label of the cancelling button, a verb ("돌아가기"); has the focus, and Esc triggers it. */
  no: string;
  /** Irreversible. */
  danger?: boolean | undefined;
  /** The operation of `yes` is pending. */
  busy?: boolean | undefined;
  onYes: () => void;
  onNo: () => void;
  /** Called on Esc instead of `no`; the button of `yes` then has the focus. */
  onDismiss?: (() => void) | undefined;
}

/** Question with two verbs, the safe one left and focused (APG: Alert Dialog). */
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
