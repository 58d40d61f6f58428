import { useEffect, useRef } from 'react';

/** Runs an effect after a value has changed, not on mount. */
export function useOnChange<T>(value: T, effect: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    effect();
  });
}
