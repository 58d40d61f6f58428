import { useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { ChromeButton } from '../chrome/ChromeButton.tsx';
import styles from '../chrome/feedback/ConfirmDialog.module.css';
import { messages } from '../chrome/messages.ko.ts';
import { useModalDialog } from '../chrome/useModalDialog.ts';
import { useServices } from './servicesContext.ts';
import { idleEndAtom } from './uiAtoms.ts';

const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The session is about to end for want of a sign of life (WCAG 2.2.1); what is typed stays, whatever is chosen. */
export function IdleDialog() {
  const { base, keepSession } = useServices();
  const end = useAtomValue(idleEndAtom);
  const id = useId();
  const dialog = useModalDialog(end !== null, keepSession);
  const { title, text, stay, leave } = messages.idleDialog;
  return (
    <dialog
      {...dialog}
      aria-describedby={`${id}text`}
      aria-labelledby={`${id}title`}
      className={styles.dialog}
      role="alertdialog"
    >
      {end !== null && (
        <div className={styles.content}>
          <h2 className={styles.title} id={`${id}title`}>
            {title}
          </h2>
          <p className={styles.text} id={`${id}text`}>
            {text}
          </p>
          <Countdown end={end} />
          <div className={styles.actions}>
            <ChromeButton size="form" onClick={() => void base.logout()}>
              {leave}
            </ChromeButton>
            <ChromeButton look="primary" size="form" onClick={keepSession}>
              {stay}
            </ChromeButton>
          </div>
        </div>
      )}
    </dialog>
  );
}

function Countdown({ end }: { readonly end: number }) {
  const { base } = useServices();
  const left = () => Math.max(0, Math.ceil((end - base.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - base.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [end, base]);
  return (
    <p className={styles.clock} role="timer">
      {toClock(seconds)}
    </p>
  );
}
