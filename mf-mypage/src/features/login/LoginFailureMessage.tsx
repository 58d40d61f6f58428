import { useText } from '@haesol/shared/lifecycle';
import { LinkButton, MessageBar } from '@haesol/shared/ui';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { type Clock, toClock, useSecondsLeft } from '#state/useSecondsLeft';
import styles from './LoginFailureMessage.module.css';
import { failuresToWait, type LoginFailure } from './loginRules.ts';

export interface LoginFailureMessageProps {
  readonly failure: LoginFailure | undefined;
  readonly clock: Clock;
  onWaited(): void;
}

/** Why signing in was refused; a wait counts down beside it, outside of what is read aloud. */
export function LoginFailureMessage({ failure, clock, onWaited }: LoginFailureMessageProps) {
  const t = useText();
  if (failure === undefined) return null;
  if (failure.kind === 'wait')
    return <Wait key={failure.until} clock={clock} onWaited={onWaited} until={failure.until} />;
  if (failure.kind === 'dormant') {
    return (
      <MessageBar
        action={
          <LinkButton href={paths.findPw} size="small">
            {t('login.findPw')}
          </LinkButton>
        }
        kind="danger"
        live="assertive"
      >
        {failure.text}
      </MessageBar>
    );
  }
  return (
    <MessageBar kind="danger" live="assertive">
      {failure.kind === 'other' ? failure.text : null}
      {failure.kind === 'mismatch' && failure.failed === undefined ? t('login.mismatch') : null}
      {failure.kind === 'mismatch' && failure.failed !== undefined
        ? t('login.mismatchTimes', { failed: failure.failed, limit: failuresToWait })
        : null}
    </MessageBar>
  );
}

interface WaitProps extends Pick<LoginFailureMessageProps, 'clock' | 'onWaited'> {
  readonly until: number;
}

function Wait({ until, clock, onWaited }: WaitProps) {
  const t = useText();
  const seconds = useSecondsLeft(until, clock);
  const hasCounted = useRef(false);

  useEffect(() => {
    if (seconds > 0) hasCounted.current = true;
    else if (hasCounted.current) onWaited();
  }, [seconds, onWaited]);

  return (
    <div className={styles.wait}>
      <MessageBar icon={Timer} kind="danger" live="assertive">
        {t('login.wait')}
      </MessageBar>
      <p className={styles.clock} role="timer">
        {t('login.waitLeft', { time: toClock(seconds) })}
      </p>
    </div>
  );
}
