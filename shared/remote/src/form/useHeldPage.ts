import { useEffect, useId } from 'react';
import { useShell } from '../context/shellContext.ts';
import { markDirty } from './dirtyForms.ts';

/**
 * Prevents an automatic reload after a deploy during an operation without form input, e.g. a payment. Forms do so for their own
 * input.
 * @example
 * useHeldPage(state === 'CHECKING');
 */
export function useHeldPage(isHeld: boolean): void {
  const shell = useShell();
  const id = useId();
  useEffect(() => {
    markDirty(shell, id, isHeld);
    return () => markDirty(shell, id, false);
  }, [shell, id, isHeld]);
}
