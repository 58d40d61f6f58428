import { useShell } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Returns the whole seconds until an instant of the shell's clock; 0 from then on. */
export function useCountdown(untilMs: number): number {
  const shell = useShell();
  const read = () => Math.max(0, Math.ceil((untilMs - shell.now()) / secondMs));
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), secondMs);
    return () => clearInterval(timer);
  }, []);
  return read();
}
