import { useEffect, useId, useRef } from 'react';
import { ChromeButton } from '../chrome/ChromeButton.tsx';
import styles from '../chrome/feedback/ConfirmDialog.module.css';
import { messages } from '../chrome/messages.ko.ts';
import { useModalDialog } from '../chrome/useModalDialog.ts';
import type { LoginDialogView } from './uiAtoms.ts';

export interface LoginDialogProps {
  /** Null: closed. */
  readonly view: LoginDialogView | null;
  onClose(): void;
}

/** Signing in over the page, which stays as it is (APG "Dialog (Modal)"). */
export function LoginDialog({ view, onClose }: LoginDialogProps) {
  const id = useId();
  const dialog = useModalDialog(view !== null, onClose);
  const { title, text, close, leave } = messages.loginDialog;
  return (
    <dialog {...dialog} aria-describedby={`${id}text`} aria-labelledby={`${id}title`} className={styles.dialog}>
      {view && (
        <div className={styles.content}>
          <h2 className={styles.title} id={`${id}title`}>
            {title}
          </h2>
          <p className={styles.text} id={`${id}text`}>
            {text}
          </p>
          <LoginPlace view={view} />
          <div className={styles.actions}>
            <ChromeButton size="form" onClick={onClose}>
              {close}
            </ChromeButton>
            <ChromeButton size="form" onClick={view.leave}>
              {leave}
            </ChromeButton>
          </div>
        </div>
      )}
    </dialog>
  );
}

function LoginPlace({ view }: { readonly view: LoginDialogView }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : view.mount(place.current)), [view]);
  return <div className={styles.place} data-slot="auth.login-dialog.v1" ref={place} />;
}
