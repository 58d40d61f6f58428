import { useEffect, useState } from 'react';

const tickMs = 500;

export interface Clock {
  /** Milliseconds since the epoch, corrected by the server's clock. */
  now(): number;
}

/** Returns the whole seconds until an instant, 0 afterwards or without one. */
export function useSecondsLeft(until: number | undefined, clock: Clock): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const count = () => setSeconds(Math.max(0, Math.ceil((until - clock.now()) / 1000)));
    count();
    const timer = setInterval(count, tickMs);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [until, clock]);
  return seconds;
}

/** Formats `0:29`, `14:05`. */
export function toClock(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
