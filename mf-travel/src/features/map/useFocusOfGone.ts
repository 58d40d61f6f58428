import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a region when the element in it that had the focus has gone, as a town does that was chosen. */
export function useFocusOfGone(region: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    const element = region.current;
    element?.addEventListener('focusin', handleFocus);
    return () => element?.removeEventListener('focusin', handleFocus);
  }, [region]);
  // After each change of the page.
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
}
