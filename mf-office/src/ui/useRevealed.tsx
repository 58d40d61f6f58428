import { revealLimits } from '@haesol/contracts/common';
import { useSession } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';

/** Holds values that a stated purpose has opened, on this page only, until they are hidden, their time ends or the page is locked. */
export function useRevealed<Values>() {
  const [values, setValues] = useState<Values>();
  const { isLocked = false } = useSession();
  if (isLocked && values !== undefined) setValues(undefined);
  useEffect(() => {
    if (values === undefined) return undefined;
    const timer = setTimeout(() => setValues(undefined), revealLimits.minutes * 60_000);
    return () => clearTimeout(timer);
  }, [values]);
  return { values, show: setValues, hide: () => setValues(undefined) };
}
