import { useShell } from '@haesol/shared/lifecycle';
import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Whole seconds until an instant, by the server's clock; 0 from then on. */
export function useCountdown(until: string): number {
  const shell = useShell();
  const read = () => Math.max(0, Math.ceil((Date.parse(until) - shell.now()) / secondMs));
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), secondMs);
    return () => clearInterval(timer);
  }, []);
  return read();
}
