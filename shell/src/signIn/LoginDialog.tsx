import { Button, Dialog } from '@haesol/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages.ko.ts';
import type { LoginDialogView } from '../overlays/uiAtoms.ts';
import styles from './LoginDialog.module.css';

export interface LoginDialogProps {
  /** Null: closed. */
  readonly view: LoginDialogView | null;
  onClose(): void;
}

/** Signing in over the page, which stays as it is. */
export function LoginDialog({ view, onClose }: LoginDialogProps) {
  const { title, text, close, leave } = messages.loginDialog;
  const foot = (
    <>
      <Button onClick={onClose} size="form">
        {close}
      </Button>
      <Button onClick={() => view?.leave()} size="form">
        {leave}
      </Button>
    </>
  );
  return (
    <Dialog foot={foot} onClose={onClose} open={view !== null} title={title}>
      <p className={styles.text}>{text}</p>
      {view && <LoginPlace view={view} />}
    </Dialog>
  );
}

function LoginPlace({ view }: { readonly view: LoginDialogView }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : view.mount(place.current)), [view]);
  return <div className={styles.place} data-slot="auth.login-dialog.v1" ref={place} />;
}
