import { revealLimits } from '@haesol/contracts/common';
import { useEffect, useState } from 'react';

/** Holds values that a stated purpose has opened, on this page only, until they are hidden or their time ends. */
export function useRevealed<Values>() {
  const [values, setValues] = useState<Values>();
  useEffect(() => {
    if (values === undefined) return undefined;
    const timer = setTimeout(() => setValues(undefined), revealLimits.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [values]);
  return { values, show: setValues, hide: () => setValues(undefined) };
}
