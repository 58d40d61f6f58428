import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announceAtom } from '../overlays/overlayAtoms.ts';
import { shellStore } from '../session/shellStore.ts';

/** How long to wait for the heading of a page, in milliseconds. */
const patienceMs = 3_000;

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1, [data-page-title] h1, main h1, h1');
  if (heading === null) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
}

/** After a change of page the focus goes to its heading, and the live region says its title; Back restores the focus itself. */
export function usePageFocus(pathname: string, title: string): void {
  const action = useNavigationType();
  const shownPath = useRef(pathname);
  const titleNow = useRef(title);
  titleNow.current = title;

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    shellStore.set(announceAtom, titleNow.current);
    if (action === 'POP' || focusHeading()) return;
    const observer = new MutationObserver(() => focusHeading() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, action]);
}
