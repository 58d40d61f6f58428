import { useShell } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until an instant by the server's clock, 0 afterwards.
 * @param untilMs milliseconds since the epoch
 */
export function useSecondsLeft(untilMs: number): number {
  const shell = useShell();
  const [now, setNow] = useState(() => shell.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(shell.now()), 1_000);
    return () => clearInterval(timer);
  }, [shell]);
  return Math.max(0, Math.ceil((untilMs - now) / 1_000));
}
