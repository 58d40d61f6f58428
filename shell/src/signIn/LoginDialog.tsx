import { Button, Dialog } from '@haesol/kit';
import { messages } from '../messages.ko.ts';
import { SlotPlace } from '../remote/SlotPlace.tsx';
import styles from './LoginDialog.module.css';
import { loginSlot } from './loginInPlace.ts';
import type { LoginDialogView } from './signInAtoms.ts';

export interface LoginDialogProps {
  /** Null: closed. */
  readonly view: LoginDialogView | null;
  /** Covers the page, and only a sign-in or leaving the page closes it. */
  readonly isLocked?: boolean;
  onClose(): void;
}

/** Login dialog above the page, which stays unchanged. */
export function LoginDialog({ view, isLocked = false, onClose }: LoginDialogProps) {
  const { title, text, close, leave } = messages.loginDialog;
  const foot = (
    <>
      {isLocked ? null : (
        <Button onClick={onClose} size="form">
          {close}
        </Button>
      )}
      <Button onClick={() => view?.leave()} size="form">
        {leave}
      </Button>
    </>
  );
  return (
    <Dialog foot={foot} locked={isLocked} onClose={onClose} open={view !== null} title={title}>
      <p className={styles.text}>{text}</p>
      {view && <SlotPlace className={styles.place} location={view.location} name={loginSlot} />}
    </Dialog>
  );
}
