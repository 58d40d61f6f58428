import { MessageBar } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '#ui/useSecondsLeft';

/** Remaining times that are announced to screen readers, in seconds. */
const spokenAt: readonly number[] = [300, 60];

export interface HoldTimerProps {
  /** Remaining seconds of the order at the time of the response. */
  readonly leftSec: number;
  onOver(): void;
}

/** Remaining time for which the order holds its stock. */
export function HoldTimer({ leftSec, onOver }: HoldTimerProps) {
  const t = useText();
  const shell = useShell();
  const [untilMs] = useState(() => shell.now() + leftSec * 1_000);
  const left = useSecondsLeft(untilMs);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  const isSpoken = spokenAt.includes(left);
  useEffect(() => {
    if (isSpoken) shell.announce(t('buying.left', { count: Math.round(left / 60) }));
  }, [isSpoken, left, shell, t]);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <MessageBar icon={Timer} kind={left <= 60 ? 'warning' : 'info'}>
      {t('buying.kept', { time })}
    </MessageBar>
  );
}
