import { useEffect, useRef } from 'react';

/** Runs an effect once a value has changed, not when the component appears. */
export function useOnChange<T>(value: T, effect: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    effect();
  });
}
