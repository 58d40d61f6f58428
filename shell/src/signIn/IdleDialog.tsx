import { ConfirmDialog } from '@haesol/kit';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ko.ts';
import { useServices } from '../services/servicesContext.ts';
import styles from './IdleDialog.module.css';
import { idleEndAtom } from './signInAtoms.ts';

const toClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Warns that the session is about to end without activity (WCAG 2.2.1); unsaved input is kept either way. */
export function IdleDialog() {
  const { base, keepSession } = useServices();
  const end = useAtomValue(idleEndAtom);
  const { title, text, stay, leave } = messages.idleDialog;
  return (
    <ConfirmDialog
      no={leave}
      note={end === null ? undefined : <Countdown end={end} />}
      onDismiss={keepSession}
      onNo={() => void base.logout()}
      onYes={keepSession}
      open={end !== null}
      text={text}
      title={title}
      yes={stay}
    />
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
    <span className={styles.clock} role="timer">
      {toClock(seconds)}
    </span>
  );
}
