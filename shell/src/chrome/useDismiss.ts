import { type RefObject, useEffect } from 'react';

/**
 * Ends something that floats: Esc, a press outside and focus gone elsewhere.
 * @param onDismiss gets true when the focus belongs back on the control that opened it (Esc)
 */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss(true);
    };
    const handleOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss(false);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [open, root, onDismiss]);
}
