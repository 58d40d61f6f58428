import { type RefObject, useEffect } from 'react';

/**
 * Closes a non-modal floating panel (a menu, a disclosure) on Esc, on a press outside and when the focus leaves.
 *
 * @param onDismiss gets true on Esc, when the focus should return to the control that opened the panel
 */
export function useDismiss(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, root, onDismiss]);
}
