import { useEffect, useId } from 'react';
import { useShell } from '../context/shellContext.ts';
import { markDirty } from './dirtyForms.ts';

/**
 * Keeps the page from reloading by itself after a deploy while something is under way in which nothing is typed, e.g.
 * a payment. Forms do so for what is typed in them.
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
