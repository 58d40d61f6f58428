import { failuresToWait, firstLoginWaitSec } from '@haesol/contracts/identity';
import { LinkButton, MessageBar } from '@haesol/kit';
import { FailureMessage } from '@haesol/remote/form';
import type { CallError } from '@haesol/remote/http';
import { useText } from '@haesol/remote/lifecycle';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { type Clock, toClock, useSecondsLeft } from '#state/useSecondsLeft';
import styles from './LoginFailureMessage.module.css';
import type { LoginFailure } from './loginRules.ts';

export interface LoginFailureMessageProps {
  readonly failure: LoginFailure | undefined;
  readonly refusal: CallError;
  readonly clock: Clock;
  onWaited(): void;
}

/** Reason of a refused sign-in; a countdown beside it is not announced. */
export function LoginFailureMessage({ failure, refusal, clock, onWaited }: LoginFailureMessageProps) {
  const t = useText();
  if (failure === undefined) return null;
  if (failure.kind === 'wait')
    return <Wait key={failure.until} clock={clock} onWaited={onWaited} until={failure.until} />;
  const isDormant = failure.kind === 'dormant';
  return (
    <FailureMessage
      action={
        isDormant ? (
          <LinkButton href={paths.findPw} size="small">
            {t('login.findPw')}
          </LinkButton>
        ) : undefined
      }
      failure={refusal}
    >
      {failure.kind === 'mismatch' ? toMismatchText(t, failure.failed) : undefined}
    </FailureMessage>
  );
}

function toMismatchText(t: ReturnType<typeof useText>, failed: number | undefined): string {
  if (failed === undefined) return t('login.mismatch');
  const counts = { failed, limit: failuresToWait, seconds: firstLoginWaitSec };
  if (failed >= failuresToWait) return t('login.mismatchOver', counts);
  return t(failed === failuresToWait - 1 ? 'login.mismatchLast' : 'login.mismatchTimes', counts);
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
