import { useShell, useText } from '@haesol/shared/lifecycle';
import { Button, MessageBar } from '@haesol/shared/ui';
import Timer from 'lucide-react/icons/timer';
import { useEffect } from 'react';
import { useCountdown } from './useCountdown.ts';
import type { Held, Hold } from './useHold.ts';

export interface HoldTimerProps {
  readonly held: Held;
  readonly hold: Hold;
}

/** When screen readers are told how much time is left, in seconds. */
const spokenAt: readonly number[] = [60, 30];

/** How long the slots are still kept; afterwards the way to keep them again. */
export function HoldTimer({ held, hold }: HoldTimerProps) {
  const t = useText();
  const shell = useShell();
  const left = useCountdown(held.untilMs);
  const isSpoken = spokenAt.includes(left);
  useEffect(() => {
    if (isSpoken) shell.announce(t('booking.timer.left', { count: left }));
  }, [isSpoken, left, shell, t]);
  if (left === 0) {
    return (
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
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <MessageBar
      action={
        held.isExtended ? undefined : (
          <Button busy={hold.isBusy} onClick={() => void hold.extend()} size="small">
            {t('booking.timer.extend')}
          </Button>
        )
      }
      icon={Timer}
      kind={left <= 60 ? 'warning' : 'info'}
    >
      {t('booking.timer.kept', { time })}
    </MessageBar>
  );
}
