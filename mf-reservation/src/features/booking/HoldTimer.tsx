import { Button, Icon, MessageBar, VisuallyHidden } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useId, useRef } from 'react';
import styles from './HoldTimer.module.css';
import { useCountdown } from './useCountdown.ts';
import type { Held, Hold } from './useHold.ts';
import { useOnChange } from './useOnChange.ts';

export interface HoldTimerProps {
  readonly held: Held;
  readonly hold: Hold;
  onLeave(): void;
}

/** Remaining times that are announced to screen readers, in seconds. */
const spokenAt: readonly number[] = [60, 30];
/** The last seconds are marked. */
const endingSec = 60;

/** Remaining time of the hold; after its expiry, buttons to acquire it again or to choose other slots. */
export function HoldTimer({ held, hold, onLeave }: HoldTimerProps) {
  const t = useText();
  const shell = useShell();
  const left = useCountdown(held.untilMs);
  const isSpoken = spokenAt.includes(left);
  useEffect(() => {
    if (isSpoken) shell.announce(t('booking.timer.left', { count: left }));
  }, [isSpoken, left, shell, t]);
  const state = hold.refusal !== undefined ? 'lost' : left === 0 ? 'over' : 'kept';
  const root = useRef<HTMLDivElement>(null);
  useOnChange(state, () => {
    // The button of the previous state is gone, and the focus with it.
    if (document.activeElement === document.body) root.current?.focus();
  });
  return (
    <div className={styles.timer} ref={root} tabIndex={-1}>
      {state === 'lost' && (
        <MessageBar
          action={
            <Button onClick={onLeave} size="small">
              {t('booking.timer.other')}
            </Button>
          }
          kind="danger"
          live="assertive"
        >
          {`${hold.refusal} ${t('booking.timer.stays')}`}
        </MessageBar>
      )}
      {state === 'over' && (
        <MessageBar
          action={
            <Button busy={hold.isBusy} onClick={() => void hold.begin()} size="small">
              {t('booking.timer.again')}
            </Button>
          }
          kind="danger"
          live="assertive"
        >
          {t('booking.timer.over')}
        </MessageBar>
      )}
      {state === 'kept' && <TimeLeft held={held} hold={hold} left={left} />}
    </div>
  );
}

interface TimeLeftProps extends Pick<HoldTimerProps, 'held' | 'hold'> {
  /** In seconds. */
  readonly left: number;
}

function TimeLeft({ held: { isExtended }, hold, left }: TimeLeftProps) {
  const t = useText();
  const onceId = useId();
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles.left} data-ending={left <= endingSec || undefined}>
      <Icon of={Timer} />
      <p className={styles.words}>{t('booking.timer.kept', { time })}</p>
      <Button
        aria-describedby={onceId}
        busy={hold.isBusy}
        disabled={isExtended}
        onClick={() => void hold.extend()}
        size="small"
      >
        {t('booking.timer.extend')}
      </Button>
      <VisuallyHidden>
        <span id={onceId}>{t('booking.timer.once')}</span>
      </VisuallyHidden>
    </div>
  );
}
